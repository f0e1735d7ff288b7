import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the visitor is: a namespace with cables of its own to the world, such as a phone's Wi-Fi and its SIM. */
const namespace = 'foyer-visitor'

/** The server and the relay, seen from there: an address that does not go away with a cable. */
export const worldIp = '10.213.77.1'

const cables = {
  home: { outside: 'foyer-home', inside: 'home0', gateway: '10.213.78.1', own: '10.213.78.2' },
  mobile: { outside: 'foyer-mobile', inside: 'mobile0', gateway: '10.213.79.1', own: '10.213.79.2' },
} as const

export type Cable = keyof typeof cables

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Needs root. Both cables are laid, and none is plugged in. */
export function layCables(): void {
  removeCables()
  ip('netns', 'add', namespace)
  ip('-n', namespace, 'link', 'set', 'lo', 'up')
  // Its addresses come a second after the interface: another change of the network, which nobody asked for.
  ip('netns', 'exec', namespace, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv6/conf/default/disable_ipv6')
  ip('addr', 'add', `${worldIp}/32`, 'dev', 'lo')
  for (const { outside, inside, gateway } of Object.values(cables)) {
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', namespace)
    ip('addr', 'add', `${gateway}/24`, 'dev', outside)
    ip('link', 'set', outside, 'up')
  }
}

export function removeCables(): void {
  for (const args of [
    ['netns', 'del', namespace],
    ['addr', 'del', `${worldIp}/32`, 'dev', 'lo'],
    ...Object.values(cables).map(({ outside }) => ['link', 'del', outside]),
  ])
    try {
      ip(...args)
    } catch {
      // It was not there.
    }
}

export function plug(cable: Cable): void {
  const { inside, gateway, own } = cables[cable]
  ip('-n', namespace, 'addr', 'replace', `${own}/24`, 'dev', inside)
  ip('-n', namespace, 'link', 'set', inside, 'up')
  // The way out goes with the interface.
  ip('-n', namespace, 'route', 'replace', 'default', 'via', gateway)
}

/** The interface is down, as with a cable that was pulled out for a moment. */
export function unplug(cable: Cable): void {
  ip('-n', namespace, 'link', 'set', cables[cable].inside, 'down')
}

/** As systems do with a network that was left: its address goes, too, and browsers learn of that. */
export function leave(cable: Cable): void {
  unplug(cable)
  ip('-n', namespace, 'addr', 'flush', 'dev', cables[cable].inside)
}

/** A command that starts `file` where the visitor is. */
export function startedThere(file: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-there-')), 'start')
  writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${namespace} ${file} "$@"\n`)
  chmodSync(path, 0o755)
  return path
}
