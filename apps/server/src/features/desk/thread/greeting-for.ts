import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { greetingTexts } from '@foyer/i18n/greeting-texts.ts'

type Greeted = Pick<ChannelConfig, 'adminWelcomeMode' | 'adminWelcomeMsg'>

/**
 * Greeting that a visitor reads from each agent who accepts; empty if the channel has none. The chat shows an
 * unchanged default text in the visitor's language.
 */
export function greetingFor({ adminWelcomeMode, adminWelcomeMsg }: Greeted, language: string): string {
  if (!adminWelcomeMode) return ''
  const isFactory = adminWelcomeMsg === factoryTexts.agentWelcome
  return isFactory ? greetingTexts(language).t('factory.agentWelcome') : adminWelcomeMsg
}
