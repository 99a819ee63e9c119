// Runs before the first paint so that no theme flashes in another's place. A file of its own: the CSP allows no inline script.
(function () {
  var theme;
  try {
    theme = (JSON.parse(localStorage.getItem("hangar.settings") || "{}") || {}).theme;
  } catch (e) {
    // Storage refused or damaged: as for somebody new.
  }
  var chosen = theme === "light" || theme === "dark";
  var light = chosen ? theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
