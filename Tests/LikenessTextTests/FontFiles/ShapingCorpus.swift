/// Texts in many scripts: letters that join, stack, reorder and kern.
import LikenessText
import Testing

/// Texts of one script and language, and Debian's fonts to shape them in.
struct ShapingCorpus: CustomTestStringConvertible, Sendable {
  var script: String
  var language: String
  var direction = LayoutDirection.leftToRight
  var fonts: [String]
  var texts: [String]

  var testDescription: String { script }

  private static let folder = "/usr/share/fonts/truetype/"
  private static func noto(_ name: String) -> String { folder + "noto/NotoSans\(name)-Regular.ttf" }

  static let all = [
    ShapingCorpus(
      script: "Latn", language: "en",
      fonts: [
        folder + "lato/Lato-Regular.ttf", folder + "lato/Lato-Semibold.ttf",
        folder + "dejavu/DejaVuSans.ttf",
        folder + "roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
      ],
      texts: [
        "Hamburgefonstiv", "AVATAR", "To you, W. Yates", "office affluent", "fi fl ffi ffl",
        "Kerning: LT, Ty, P. r.",
        "e\u{301}te\u{301}", "Ångström",
        "naïve façade", "Straße", "Łódź", "Tiếng Việt", "x\u{323}\u{302}", "1/2 3⁄4",
        "10:45 – 12:30", "“quoted”", "a\u{200D}b",
        "no\u{AD}break",
        "\u{1F600} smile", "İstanbul ıssız",
      ]),
    ShapingCorpus(
      script: "Cyrl", language: "ru",
      fonts: [
        folder + "dejavu/DejaVuSans.ttf", folder + "roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
      ],
      texts: [
        "Привет", "Ёлка", "Съешь", "ГУТА", "Объявление", "йод", "и\u{306}од", "Щука", "Київ",
        "Ґрунт", "Їжак", "Ђак", "Џеп", "Љубав",
        "Њива", "Ўзбек",
        "№ 12",
      ]),
    ShapingCorpus(
      script: "Grek", language: "el", fonts: [folder + "dejavu/DejaVuSans.ttf", noto("")],
      texts: [
        "Καλημέρα", "Αθήνα", "ἀρχή", "ᾠδή", "ΐ", "ι\u{308}\u{301}", "Σίσυφος", "ΑΫΛΟΣ", "Ὀδυσσεύς",
        "λόγος", "ψυχή", "ωμέγα", "Τύχη",
        "Άλφα", "Ρω", "ξένος",
        "φῶς",
      ]),
    ShapingCorpus(
      script: "Arab", language: "ar", direction: .rightToLeft,
      fonts: [
        noto("Arabic"), folder + "noto/NotoNaskhArabic-Regular.ttf",
        folder + "noto/NotoNastaliqUrdu-Regular.ttf",
      ],
      texts: [
        "سلام", "مرحبا", "العربية", "لا إله", "محمّد", "كِتَابٌ", "قُرْآن", "بيت كبير",
        "شمس وقمر", "ـــ",
        "لآلئ", "هـ", "مكتبة", "اسم", "بسم",
        "پاکستان", "چای",
        "ش\u{200C}ب", "١٢٣", "فيسبوك",
      ]),
    ShapingCorpus(
      script: "Hebr", language: "he", direction: .rightToLeft,
      fonts: [noto("Hebrew"), folder + "dejavu/DejaVuSans.ttf"],
      texts: [
        "שלום", "עברית", "בְּרֵאשִׁית", "יְרוּשָׁלַיִם", "אֱלֹהִים", "תּוֹרָה", "שּׁ", "כּ",
        "מֶלֶךְ", "ספר", "בית",
        "ילד טוב", "צה״ל", "ג׳ירפה", "חג", "לחם",
        "קָמַץ",
      ]),
    ShapingCorpus(
      script: "Deva", language: "hi", fonts: [noto("Devanagari")],
      texts: [
        "नमस्ते", "हिन्दी", "क्षत्रिय", "ज्ञान", "श्री", "र्क", "कि", "कृष्ण", "प्रार्थना",
        "विद्या", "ऊर्जा", "त्र", "द्वार", "स्त्री", "रु", "रू",
        "ट्रेन", "क\u{94D}\u{200D}ष",
      ]),
    ShapingCorpus(
      script: "Beng", language: "bn", fonts: [noto("Bengali")],
      texts: [
        "বাংলা", "নমস্কার", "কি", "কৌ", "ক্ষ", "জ্ঞান", "স্ত্রী", "র্ক", "ক্র", "বন্ধু", "শ্রী",
        "দ্বিতীয়", "ঢাকা", "পৃথিবী", "হৃদয়",
        "ত্রুটি", "উৎসব",
      ]),
    ShapingCorpus(
      script: "Taml", language: "ta", fonts: [noto("Tamil")],
      texts: [
        "தமிழ்", "வணக்கம்", "கொ", "கோ", "கௌ", "க்ஷ", "ஸ்ரீ", "நன்றி", "மொழி", "பூ", "கு", "டி",
        "யானை", "பெரிய", "ஆறு",
        "இலை", "ஊர்",
      ]),
    ShapingCorpus(
      script: "Telu", language: "te", fonts: [noto("Telugu")],
      texts: [
        "తెలుగు", "నమస్కారం", "క్ష", "శ్రీ", "స్త్రీ", "కృష్ణ", "విద్య", "ప్రేమ", "రాష్ట్రం",
        "జ్ఞానం", "కై", "పెద్ద", "నీళ్ళు", "చెట్టు", "ఊరు",
        "అమ్మ", "సంవత్సరం",
      ]),
    ShapingCorpus(
      script: "Thai", language: "th", fonts: [noto("Thai")],
      texts: [
        "สวัสดี", "ภาษาไทย", "น้ำ", "ที่", "ปู่", "ผู้ใหญ่", "กรุงเทพ", "เก้าอี้", "ป่า", "ฝนตก",
        "ญี่ปุ่น", "ฐาน",
        "กำลัง", "เด็ก", "ไม้", "ใจ", "๑๒๓",
      ]),
    ShapingCorpus(
      script: "Khmr", language: "km", fonts: [noto("Khmer")],
      texts: [
        "ខ្មែរ", "សួស្តី", "ភាសា", "ស្រី", "ព្រះ", "កម្ពុជា", "ទឹក", "ផ្ទះ", "ក្រុង", "ស្ត្រី",
        "ញ៉ាំ", "ឆ្នាំ", "បាន", "កៅអី",
        "ល្អ", "ខ្ញុំ", "អ្នក",
      ]),
    ShapingCorpus(
      script: "Geor", language: "ka", fonts: [noto("Georgian"), folder + "dejavu/DejaVuSans.ttf"],
      texts: [
        "ქართული", "გამარჯობა", "თბილისი", "წყალი", "მზე", "ჭადრაკი", "ძმა", "ღვინო", "ჟამი", "ხე",
        "ჩაი", "პური", "სახლი", "დედა",
        "მამა", "ცა", "ზღვა",
      ]),
    ShapingCorpus(
      script: "Armn", language: "hy", fonts: [noto("Armenian")],
      texts: [
        "Հայերեն", "Բարեւ", "Երևան", "ջուր", "արև", "տուն", "մայր", "հայր", "գիրք", "ծառ", "ձուկ",
        "շուն", "կատու", "օր", "ֆիլմ", "մեն",
        "ﬓ",
      ]),
  ]
}
