import { menusDefaults, menusOf } from '@foyer/contract/channel/config/menus.ts'
import { describe, expect, it } from 'vitest'
import { SessionDriver } from '../session/session-driver.ts'
import { showsMenuRow } from './menu-row.ts'

const noMenu = { ...menusOf([]), autoTip: [] }
const asking = { ...menusOf(menusDefaults.chatMenuConfigList.slice(0, 1)), autoTip: [] }

function starting(channel: object) {
  return new SessionDriver().do({ type: 'opened' }).channel(channel).state
}

describe('the row of suggestions', () => {
  it('S-12 S-15 has its place from the moment the settings are known', () => {
    expect(showsMenuRow(new SessionDriver().do({ type: 'opened' }).state)).toBe(false)
    expect(showsMenuRow(starting(asking))).toBe(true)
    expect(showsMenuRow(starting({ ...noMenu, autoTip: [{ autoTip: 'Where is it?' }] }))).toBe(true)
    expect(showsMenuRow(starting({ ...noMenu, autoTip: [{ autoTip: ' ' }] }))).toBe(false)
    expect(showsMenuRow(starting(noMenu))).toBe(false)
  })

  it('S-12 is there while a tag has something to do', () => {
    const driver = SessionDriver.started(asking)
    expect(showsMenuRow(driver.state)).toBe(true)
    expect(showsMenuRow(driver.do({ type: 'closePressed' }).answer('chatClose', {}).state)).toBe(false)
  })

  it('S-15 is there for questions to begin with, until something was asked', () => {
    const driver = SessionDriver.started({ ...noMenu, autoTip: [{ autoTip: 'Where is it?' }] })
    expect(showsMenuRow(driver.state)).toBe(true)
    expect(showsMenuRow(driver.send('hello').state)).toBe(false)
  })
})
