// Runs before the first paint so that a saved light theme never flashes dark. A file of its own: the CSP allows no inline script.
(function () {
  try {
    var theme = (JSON.parse(localStorage.getItem("hangar.settings") || "{}") || {}).theme;
    var light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = light ? "light" : "dark";
  } catch (e) {
    // Storage refused or damaged: the dark default stands.
  }
})();
