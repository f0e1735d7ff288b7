import { loadFoyer } from '../src/index.ts'

// A site that uses the package by itself.
const server = new URLSearchParams(location.search).get('server') ?? ''
const foyer = loadFoyer({ server, channel: 'demo', user: { userName: 'Sam' } })
loadFoyer({ server, channel: 'demo' })
const log: string[] = []
void foyer('on', 'open', ({ name }) => log.push(name))
void foyer('on', 'unread', ({ count }) => log.push(`unread ${count}`))
document.querySelector('#mine')?.addEventListener('click', () => void foyer('open', { draft: 'Hello' }))
Object.assign(window, { log })
