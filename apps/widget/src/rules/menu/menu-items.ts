import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import type { Message } from '@foyer/contract/messages/message.ts'

type Menus = Pick<ChannelConfig, 'chatMenuConfigPlan' | 'chatMenuConfigList' | 'chatMenuConfigObj'>

/** S-12: the tags of the quick menu, from the first of the wire's three places that has any. */
export function menuItems(channel: Menus | undefined): readonly MenuItem[] {
  if (!channel) return none
  const { chatMenuConfigPlan, chatMenuConfigList, chatMenuConfigObj } = channel
  const lists = [chatMenuConfigPlan.menus, chatMenuConfigList, Object.values(chatMenuConfigObj)]
  return lists.map((items) => items.filter(isNamed)).find((items) => items.length > 0) ?? none
}

/** An action that the menu strip offers needs no second button. */
export function hasTag(channel: Menus | undefined, kind: 'transfer' | 'evaluate'): boolean {
  return menuItems(channel).some(({ menuType }) => menuType === kind)
}

/** D-06: the visitor has pressed a tag, and its name became the question. */
export function saysMenuName(channel: Menus | undefined, { sender, content }: Message): boolean {
  if (sender !== 'visitor' || content.kind !== 'text') return false
  return menuItems(channel).some(({ menuName }) => menuName === content.text)
}

const none: readonly MenuItem[] = []

/** A tag without a word on it is no tag. */
function isNamed({ menuName }: MenuItem): boolean {
  return menuName.trim() !== ''
}
