// Starts the client.
import "@fontsource-variable/besley/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./theme.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { theme } from "./theme.svelte";

theme.begin();
preferences.begin();
router.begin();
addEventListener("online", () => session.live.hurry());
addEventListener("visibilitychange", () => document.hidden || session.live.hurry());
addEventListener("offline", () => session.live.lose());
void session.load();

const target = document.getElementById("app");
if (target) mount(App, { target });
