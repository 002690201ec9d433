// The pieces of the boards with fixed views, for looking at them while drawing; only served in
// development. demo.html?view=lateRail&theme=dark&lang=fr
import "@fontsource-variable/besley/wght.css";
import "@fontsource-variable/besley/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "../app/theme.css";
import "../app/base.css";
import { mount } from "svelte";
import Demo from "./Demo.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
document.documentElement.lang = wanted.get("lang") ?? "en";
mount(Demo, { target: document.getElementById("app")! });
