// The secret of a link that came by e-mail, which stands behind the # of the address. It is taken
// out of the address at once, so that it does not stay in the history of the browser.
import { router } from "../app/router.svelte";

export class LinkSecret {
  value = $state("");

  /** Call while a component is made: it follows the address. */
  follow(): void {
    $effect.pre(() => {
      const found = router.url.hash.slice(1);
      if (!found) return;
      this.value = found;
      router.go(router.url.pathname, true);
    });
  }
}
