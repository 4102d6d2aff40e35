"""The verb `publish`: from reports to pictures on the branch, the summary of the job, and the comment."""
from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from . import limits
from .branch import PictureBranch, path_of
from .bundle import Bundle, FolderBundle
from .comments import Comments, marker, own_login
from .errors import PublishError
from .gathered import Pictures, gather, load_pictures
from .git import Git
from .github import Api, quoted
from .pulls import PullRequest, Run, download_artifacts, pull_request, pull_request_of, run_of
from .render import Page, render
from .surroundings import Surroundings, say


def publish(options: argparse.Namespace, job: Surroundings, folder: Path) -> int:
    """Runs the verb; `folder` is for its own use. Returns the exit code."""
    has_token = bool(job.get("GITHUB_TOKEN"))
    api = job.api() if options.run is not None or has_token else None
    run, pull = _whereabouts(options, job, api)
    bundles: list[Bundle]
    if run is not None and api is not None:
        bundles = download_artifacts(api, job.repository(), run.number, options.artifacts, folder)
        if not bundles:
            say(f"Run {run.number} has no artifact that matches {options.artifacts!r}: it made no report.")
            return 0
    else:
        bundles = [FolderBundle(path, path.name if len(options.report) > 1 else "") for path in options.report]
    overview = gather(bundles)
    status = 0
    pictures = Pictures()
    if not options.no_pictures:
        pictures = load_pictures(overview)
        try:
            _keep(options, job, folder, pictures.files)
        except PublishError as error:
            # The words are still worth reading.
            status, pictures = 1, Pictures()
            overview.problems.append(str(error))
    for problem in overview.problems:
        status = 1
        say(problem)
    address = _address(options, job, api)
    commit = pull.head if pull else run.head if run else options.commit
    page = Page(
        address=lambda picture: address(pictures.names[picture]) if picture in pictures.names else None, commit=commit,
        report=options.report_page or (run.page if run else job.page()), accepts=pull is not None and not options.no_accept,
        reports=len(overview.labels))
    job.append("GITHUB_STEP_SUMMARY", render(overview, page, limits.SUMMARY_BYTES - 1_000) + "\n", limits.SUMMARY_BYTES)
    head = marker(options.key, commit if commit and re.fullmatch(r"[0-9a-f]{40,64}", commit) else "-")
    body = head + render(overview, page, limits.COMMENT_BYTES - len(head))
    if options.markdown:
        options.markdown.write_text(body, encoding="utf-8")
    if options.no_comment or api is None:
        return status
    if pull is None:
        say("No open pull request is at this commit, so there is none to comment in.")
        return status
    comments = Comments(api, job.repository(), pull.number, own_login(api))
    say(comments.put(options.key, body, only_update=not overview.findings and not overview.problems))
    return status


def _whereabouts(options: argparse.Namespace, job: Surroundings, api: Api | None) -> tuple[Run | None, PullRequest | None]:
    """The run and its pull request, from the API alone; with a report in a folder, by the number that the workflow itself was started for."""
    if api is None:
        return None, None
    if options.run is not None:
        run = run_of(api, job.repository(), options.run)
        return run, pull_request_of(api, job.repository(), run)
    if options.pull_request is None:
        return None, None
    pull = pull_request(api, job.repository(), options.pull_request)
    if options.commit and options.commit != pull.head:
        say(f"Pull request {pull.number} is at another commit by now; its comment is left to a newer run.")
        return None, None
    return None, pull


def _keep(options: argparse.Namespace, job: Surroundings, folder: Path, pictures: dict[str, bytes]) -> None:
    if not 1 <= options.max_age <= 3_650:
        raise PublishError("--max-age takes 1 to 3,650 days.")
    remote = options.remote or f"{job.server()}/{job.repository()}.git"
    git = Git(folder / "pictures.git", remote, job.get("GITHUB_TOKEN") or None)
    say(PictureBranch(git, options.branch, options.max_age, job.sleep).keep(pictures, job.today()))


def _address(options: argparse.Namespace, job: Surroundings, api: Api | None) -> Callable[[str], str]:
    """Where pages find the picture with a SHA-256.

    The raw address of a public repository is shown to everybody. That of a private one wants a token which only a page of GitHub adds: `blob` with
    `raw=true` leads there for whoever is logged in and may read the repository. So does it on servers of one's own, whose raw addresses differ.
    """
    template = options.picture_url
    if not template:
        repository = job.repository()
        is_public = api is not None and job.server() == "https://github.com" and api.get(f"/repos/{repository}").get("private") is False
        if is_public:
            template = f"https://raw.githubusercontent.com/{repository}/{{branch}}/{{path}}"
        else:
            template = f"{job.server()}/{repository}/blob/{{branch}}/{{path}}?raw=true"
    filled = template.replace("{branch}", quoted(options.branch).replace("%2F", "/"))
    return lambda digest: filled.replace("{path}", path_of(digest))
