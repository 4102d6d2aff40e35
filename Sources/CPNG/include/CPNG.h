int likeness_png_placeholder(void);
