import { setTimeout as sleep } from 'node:timers/promises'
import type { VirtualAgent } from '../clients/virtual-agent.ts'
import type { Stage } from '../stage.ts'
import { inChromium } from './chromium.ts'
import { compareScreen } from './compare-screen.ts'
import { openTab } from './visitor-tab.ts'

const offlineMs = 5_000

/** F9 as a person sees it: the network goes, both sides write, the network comes back. */
export function cutInChromium(stage: Stage, agent: VirtualAgent): Promise<string[]> {
  return inChromium(async (context) => {
    const tab = await openTab(context, stage)
    await tab.write('before the tunnel')
    await agent.take(tab.thread)
    await context.setOffline(true)
    await tab.write('in the tunnel')
    await tab.write('still in the tunnel')
    agent.reply(tab.thread, 'are you there?')
    await sleep(offlineMs)
    await context.setOffline(false)
    const written = ['before the tunnel', 'in the tunnel', 'still in the tunnel', 'are you there?']
    return compareScreen(stage.postgres, tab, written, 'Chromium after setOffline')
  })
}
