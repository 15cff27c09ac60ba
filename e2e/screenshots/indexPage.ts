import { escapeHtml } from "./escapeHtml.ts";
import { MAX_HEIGHT, MODES, SCREENS, type Shot, sheetFile, sheetName } from "./screens.ts";

/** The way in: the contact sheets, then every page with a link to each of its pictures. */
export function indexHtml(paths: readonly string[], shots: readonly Shot[]): string {
  const looks = SCREENS.flatMap((screen) => MODES.map((mode) => ({ screen, mode })));
  const sheets = looks.map(({ screen, mode }) => {
    const file = sheetFile(screen, mode);
    return `<li><a href="${file}"><img src="${file}" alt="">${sheetName(screen, mode)}</a></li>`;
  });
  const rows = paths.map((path) => {
    const links = looks.map(({ screen, mode }) => {
      const shot = shots.find(
        (one) => one.path === path && one.screen === screen && one.mode === mode,
      );
      if (shot === undefined) return "<td></td>";
      const cut = shot.pageHeight > MAX_HEIGHT ? `, cut at ${MAX_HEIGHT}` : "";
      return `<td><a href="${escapeHtml(shot.file)}">${sheetName(screen, mode)}</a> <small>${shot.pageHeight} px${cut}</small></td>`;
    });
    return `<tr><th>${escapeHtml(path)}</th>${links.join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8"><title>Screenshots</title>
<style>
body { margin: 2rem; font: 15px/1.5 sans-serif; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
img { display: block; width: 100%; height: 14rem; object-fit: cover; object-position: top; border: 1px solid #999; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-top: 1px solid #ccc; text-align: left; vertical-align: top; }
small { display: block; color: #555; }
</style>
<h1>Screenshots of ${paths.length} pages</h1>
<h2>Contact sheets</h2>
<ul>${sheets.join("\n")}</ul>
<h2>Every picture</h2>
<table>${rows.join("\n")}</table>
</html>
`;
}
