import { done, type Command, type Host } from '../host.ts'

/** Also by the spec's own message. Whoever opens the chat wants to write. */
export const shown: Command<'shown'> = ({ isShown, takesFocus = true }, host) => {
  const isOpening = takesFocus && isShown && !host.chat.frame.isShown()
  show(host, isShown)
  if (isOpening) host.surface.focusComposer()
  return done
}

/** Whoever has opened the chat does not open it again when it starts over. */
export function show({ chat: { frame }, surface }: Pick<Host, 'chat' | 'surface'>, isShown: boolean): void {
  frame.show(isShown)
  if (isShown) surface.setHeld(false)
}
