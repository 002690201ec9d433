// News is shown as fast as it can be drawn, and no faster: the first is taken in at once, what
// comes before it is drawn is taken in together afterwards. A bot that makes seven moves in a
// moment would else keep the page from drawing the first.

/** Longer than any drawing: a page that goes out of sight is not drawn any more. */
const UNSEEN_MS = 100;

export class Batcher<T> {
  private waiting: T[] = [];
  private holds = 0;

  /** `drawn` calls back when the page has been drawn anew. */
  constructor(
    private readonly take: (news: readonly T[]) => void,
    private readonly drawn: (then: () => void) => void,
  ) {}

  push(news: T): void {
    this.waiting.push(news);
    this.flow();
  }

  /** Let everything wait until the answer is called. */
  hold(): () => void {
    this.holds += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.holds -= 1;
      this.flow();
    };
  }

  private flow(): void {
    if (this.holds > 0 || this.waiting.length === 0) return;
    const news = this.waiting;
    this.waiting = [];
    this.drawn(this.hold());
    this.take(news);
  }
}

/** Call back once the next frame has been drawn. */
export function afterDrawing(then: () => void): void {
  if (document.hidden) return then();
  const timer = setTimeout(then, UNSEEN_MS);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(then);
  });
}
