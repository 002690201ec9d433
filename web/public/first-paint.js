// Runs before anything is drawn, so that the page never flashes in the other theme or language.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = { theme: localStorage.getItem("ironbridge-theme"), language: localStorage.getItem("ironbridge-language") };
  } catch (refused) {
    // A browser that stores nothing gets what its system prefers.
  }
  var known = /^(light|dark|contrast)$/.test(stored.theme || "");
  var more = matchMedia("(prefers-contrast: more)").matches;
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = known ? stored.theme : more ? "contrast" : dark ? "dark" : "light";
  root.lang = stored.language || (/^fr\b/i.test(navigator.language) ? "fr" : "en");
})();
