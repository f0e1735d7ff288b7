import type { Translate } from '@foyer/i18n/translator.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

/** Settings with a fixed set of values, by the names of the codes. */
const choices: Readonly<Record<string, Readonly<Record<string, DeskKey>>>> = {
  receiveMode: {
    robot: 'channels.editor.choice.receiveMode.robot',
    humanFirst: 'channels.editor.choice.receiveMode.humanFirst',
    robotGuide: 'channels.editor.choice.receiveMode.robotGuide',
    humanOnly: 'channels.editor.choice.receiveMode.humanOnly',
  },
  leaveMsgType: {
    message: 'channels.editor.choice.leaveMsgType.message',
    ticket: 'channels.editor.choice.leaveMsgType.ticket',
  },
  evaluateModel: {
    stars: 'channels.editor.choice.evaluateModel.stars',
    scores: 'channels.editor.choice.evaluateModel.scores',
  },
}

export function choiceText(setting: string, name: string, t: Translate<DeskKey>): string {
  const key = choices[setting]?.[name]
  return key ? t(key) : name
}

export function choiceOptions(
  setting: string,
  codes: Readonly<Record<string, number>>,
  t: Translate<DeskKey>,
): { value: string; label: string }[] {
  return Object.entries(codes).map(([name, code]) => ({
    value: String(code),
    label: choiceText(setting, name, t),
  }))
}
