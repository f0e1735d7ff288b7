import { describe, expect, it } from 'vitest'
import { networkDown, SessionDriver } from './session-driver.ts'

describe('prepared, but not opened by anybody yet', () => {
  const held = () => new SessionDriver({ isHeld: true }).do({ type: 'opened' })

  it('the settings are read and the language is spoken; nothing is kept, nobody is told', () => {
    const driver = held().channel({ language: 'fr' }).wait(600_000)
    expect(driver.asked('channelInfo')).toHaveLength(1)
    expect(driver.of('locale')).toHaveLength(1)
    expect(driver.asked('chatStart')).toEqual([])
    expect(driver.of('store')).toEqual([])
    expect(driver.state.isWanted).toBe(false)
  })

  it('begins when it is wanted, once', () => {
    const driver = held().channel().do({ type: 'wanted' }).do({ type: 'wanted' })
    expect(driver.asked('chatStart')).toHaveLength(1)
    expect(driver.of('locale')).toHaveLength(2)
    expect(driver.start().mode).toBe('robot')
  })

  it('wanted before the settings are here, it begins with them', () => {
    const driver = held().do({ type: 'wanted' })
    expect(driver.asked('chatStart')).toEqual([])
    expect(driver.channel().asked('chatStart')).toHaveLength(1)
  })

  it('a network that fails meanwhile is asked again, and still nobody is told', () => {
    const driver = held().fail('channelInfo', networkDown).wait(60_000)
    expect(driver.asked('channelInfo')).toHaveLength(2)
    expect(driver.channel().asked('chatStart')).toEqual([])
    expect(driver.do({ type: 'wanted' }).asked('chatStart')).toHaveLength(1)
  })

  it('a preview is never more than looked at', () => {
    const driver = new SessionDriver({ isPreview: true, isHeld: true }).do({ type: 'opened' }).channel()
    expect(driver.do({ type: 'wanted' }).asked('chatStart')).toEqual([])
  })
})

it('a browser that keeps nothing is told of, once', () => {
  const driver = SessionDriver.started().do({ type: 'storageBlocked', at: 1 })
  expect(driver.do({ type: 'storageBlocked', at: 2 }).notes).toEqual(['note.notKept'])
})
