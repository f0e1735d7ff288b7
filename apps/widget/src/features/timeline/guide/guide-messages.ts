import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { menuOfFaq } from '@foyer/contract/messages/kinds/menu.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'

/** T-12: what the robot says first: its welcome, and the questions it knows. Either may be missing. */
export function guideMessages(
  { robotWelcomeMsg, robotName, robotIcon, faq }: ChannelConfig,
  title: string,
  at: number,
): Message[] {
  const questions = menuOfFaq(faq)
  const contents: MessageContent[] = [
    ...(robotWelcomeMsg.trim() ? [wordsOf(robotWelcomeMsg)] : []),
    ...(questions.entries.length + questions.buttons.length > 0 ? [{ ...questions, title }] : []),
  ]
  return contents.map((content, index) => ({
    ...plainMessage,
    msgId: `guide:${index}`,
    seq: 0,
    id: '',
    sender: 'robot',
    senderName: robotName,
    face: robotIcon,
    at,
    content,
  }))
}

/** Admins write it as they like: with markup it is shown as the robot's rich answers are. */
function wordsOf(welcome: string): MessageContent {
  return /<[a-z][^>]*>/i.test(welcome) ? { kind: 'html', html: welcome } : { kind: 'text', text: welcome }
}
