import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { greetingTexts } from '@foyer/i18n/greeting-texts.ts'

type Greeted = Pick<ChannelConfig, 'adminWelcomeMode' | 'adminWelcomeMsg'>

/**
 * What a visitor reads in the name of each agent who accepts; empty where the channel says nothing. The chat shows a text
 * that the channel has not changed in the visitor's language.
 */
export function greetingFor({ adminWelcomeMode, adminWelcomeMsg }: Greeted, language: string): string {
  if (adminWelcomeMode !== 1) return ''
  const isFactory = adminWelcomeMsg === factoryTexts.agentWelcome
  return isFactory ? greetingTexts(language).t('factory.agentWelcome') : adminWelcomeMsg
}
