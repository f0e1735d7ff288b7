// The least that puts a chat on a page, written by hand and used by nobody: a button, a frame that comes with the first
// press, messages checked by origin, a queue. What ours costs is measured against it.
const script = document.currentScript
const server = new URL(script?.getAttribute('src') ?? '', location.href).origin
const channel = script?.dataset['channel'] ?? ''
const waiting: object[] = []
let frame: HTMLIFrameElement | undefined
let isReady = false
let isOpen = false

const button = document.createElement('button')
button.type = 'button'
button.setAttribute('aria-label', 'Chat')
button.textContent = '💬'
Object.assign(button.style, {
  position: 'fixed',
  right: '20px',
  bottom: '20px',
  width: '60px',
  height: '60px',
  border: '0',
  borderRadius: '50%',
  background: '#2f5bd8',
  color: '#fff',
  fontSize: '28px',
  cursor: 'pointer',
  zIndex: '2147483000',
  boxShadow: '0 3px 12px rgba(0,0,0,.4)',
})

function post(message: object): void {
  if (isReady) frame?.contentWindow?.postMessage(message, server)
  else waiting.push(message)
}

function create(): HTMLIFrameElement {
  const created = document.createElement('iframe')
  created.title = 'Chat'
  created.allow = 'camera; microphone; clipboard-write'
  created.src = `${server}/chat_online/index?from=iframe&channelId=${encodeURIComponent(channel)}`
  Object.assign(created.style, {
    position: 'fixed',
    right: '20px',
    bottom: '92px',
    width: '400px',
    height: 'min(680px, calc(100vh - 120px))',
    border: '0',
    borderRadius: '16px',
    boxShadow: '0 8px 40px rgba(0,0,0,.3)',
    zIndex: '2147483000',
    display: 'none',
  })
  created.addEventListener('load', () => {
    isReady = true
    for (const message of waiting.splice(0)) post(message)
  })
  document.body.append(created)
  return created
}

function show(shown: boolean): void {
  frame ??= create()
  isOpen = shown
  frame.style.display = isOpen ? 'block' : 'none'
  button.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) post({ type: 'showIframe' })
}

button.addEventListener('click', () => show(!isOpen))
const connect = () => {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = server
  document.head.append(link)
}
button.addEventListener('pointerenter', connect, { once: true })
addEventListener('message', (event: MessageEvent<{ type?: unknown } | undefined>) => {
  if (event.origin !== server || !frame || event.source !== frame.contentWindow) return
  if (event.data?.type === 'hideIframe') show(false)
})

export type Bare = { (verb: string, value?: unknown): void; q?: [string, unknown][] }
const host = window as typeof window & { Bare?: Bare }
const early = host.Bare?.q ?? []
const bare: Bare = (verb, value) => {
  if (verb === 'open') show(true)
  else if (verb === 'close') show(false)
  else if (verb === 'updateUser') post({ type: 'updateUser', data: value })
}
host.Bare = bare
for (const [verb, value] of early) bare(verb, value)
if (document.body) document.body.append(button)
else addEventListener('DOMContentLoaded', () => document.body.append(button))
