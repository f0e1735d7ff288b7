const permissions = ['camera', 'microphone', 'fullscreen', 'autoplay', 'clipboard-write', 'display-capture']

/** The chat's own page, not yet anywhere. */
export function createFrame(address: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  // Only the chat itself may ask for them, not what it would be navigated to.
  frame.allow = permissions.map((permission) => `${permission} ${address.origin}`).join('; ')
  frame.referrerPolicy = 'strict-origin'
  frame.src = address.href
  return frame
}
