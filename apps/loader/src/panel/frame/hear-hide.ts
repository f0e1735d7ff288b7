import type { FrameMessage } from '@foyer/contract/host/commands.ts'
import { isFields } from './read-answer.ts'

const hide: FrameMessage['type'] = 'hideIframe'

/** The frame's older word for closing, by window message: believed only from our own frame and the server's origin. */
export function hearHide(
  frame: () => HTMLIFrameElement | undefined,
  serverOrigin: string,
  close: () => void,
  signal: AbortSignal,
): void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    const sender = frame()?.contentWindow
    if (!sender || source !== sender || origin !== serverOrigin) return
    if (isFields(data) && data['type'] === hide) close()
  }
  addEventListener('message', hear, { signal })
}
