// A wire between a browser and the server that can be cut: open connections break, new ones fail.
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Wire {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => (open.delete(end), other.destroy()));
      end.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const cut = (): void => {
    whole = false;
    for (const end of open) end.destroy();
  };
  const close = async (): Promise<void> => {
    cut();
    await new Promise((done) => server.close(done));
  };
  const own = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => void (whole = true), close };
}
