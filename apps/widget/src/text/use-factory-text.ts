import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { useMemo } from 'react'
import { useText } from './TextProvider.tsx'

const [one, two, three, four, five] = factoryTexts.levels
const [badAttitude, slow, unsolved, rude] = factoryTexts.reasons
const [friendly, fast, knows] = factoryTexts.praises

export const factoryKeys: ReadonlyMap<string, WidgetKey> = new Map([
  [factoryTexts.robotWelcome, 'factory.robotWelcome'],
  [factoryTexts.agentWelcome, 'factory.agentWelcome'],
  [factoryTexts.offline, 'factory.offline'],
  [factoryTexts.goodbye, 'factory.goodbye'],
  [factoryTexts.queue, 'factory.queue'],
  [factoryTexts.userTimeout, 'factory.userTimeout'],
  [factoryTexts.adminTimeout, 'factory.adminTimeout'],
  [factoryTexts.leaveTitle, 'factory.leaveTitle'],
  [factoryTexts.menuOrder, 'factory.menu.order'],
  [factoryTexts.menuPerson, 'transfer.ask'],
  [factoryTexts.menuHours, 'factory.menu.hours'],
  [factoryTexts.menuSizes, 'factory.menu.sizes'],
  [factoryTexts.menuLeave, 'leave.tab.write'],
  [factoryTexts.menuRate, 'factory.menu.rate'],
  [factoryTexts.menuEnd, 'factory.menu.end'],
  [factoryTexts.faqDelivery, 'factory.faq.delivery'],
  [factoryTexts.faqReturns, 'factory.faq.returns'],
  [factoryTexts.ratingTitle, 'rating.title'],
  [one, 'rating.level.one'],
  [two, 'rating.level.two'],
  [three, 'rating.level.three'],
  [four, 'rating.level.four'],
  [five, 'rating.level.five'],
  [badAttitude, 'rating.agentReason.badAttitude'],
  [slow, 'rating.agentReason.slow'],
  [unsolved, 'rating.agentReason.unsolved'],
  [rude, 'rating.agentReason.rude'],
  [friendly, 'rating.praise.friendly'],
  [fast, 'rating.praise.fast'],
  [knows, 'rating.praise.knows'],
])

/** Channels hold the text that they were created with. */
export const formerKeys: ReadonlyMap<string, WidgetKey> = new Map([['Talk to a person', 'transfer.ask']])

/** A channel's text as the visitor reads it: one that nobody has changed is in the visitor's language. */
export function useFactoryText(): (text: string) => string {
  const t = useText()
  return useMemo(
    () =>
      (text: string): string => {
        const key = factoryKeys.get(text) ?? formerKeys.get(text)
        // Until the language is downloaded, the configured text is better than none.
        return (key && t(key)) || text
      },
    [t],
  )
}
