import type { PreviewSetting } from '@foyer/contract/host/preview.ts'

const robot = '.preview[data-answers=robot]'
const person = '.preview[data-answers=human]'
const sheet = (scene: string): string => `.preview[data-scene=${scene}] .foyer-sheet`
const row = (key: string): string => `.row[data-key='${key}']`
const menus = '.menu-tag:not(.menu-starter)'

/**
 * The elements that show a setting. A setting without a row has no element of its own. Of two rows for one element, a
 * click opens the upper one.
 */
export const settingSelectors: Readonly<Partial<Record<PreviewSetting, string>>> = {
  robotName: `${robot} .person-name, .guide .message-name`,
  titleDesc: `${person} .person-name`,
  robotIcon: `${robot} .person .foyer-avatar, .guide .message-face .foyer-avatar`,
  avatar: `${person} .person .foyer-avatar, .preview[data-answers=agent] .person .foyer-avatar, .row > .message:not(.message-own) .message-face .foyer-avatar, .rating-person .foyer-avatar`,
  navigationBarColor: '.header',
  navigationBarShowFlag: '.header',
  noticeMsg: '.notice',
  noticeMode: '.notice',
  robotWelcomeMsg: '.guide .message:first-child .bubble',
  robotGuideTransferUserMode: '.guide-transfer',
  faq: '.guide .message:has(.foyer-questions, .foyer-tabs, .foyer-tiles, .foyer-menu-title) .message-body > :not(.message-name)',
  adminWelcomeMsg: `${row('greeting:2')} .bubble`,
  adminWelcomeMode: `${row('greeting:2')} .bubble`,
  adminTimeoutMsg: `${row('preview:adminTimeoutMsg')} .system-line`,
  adminTimeoutMode: `${row('preview:adminTimeoutMsg')} .system-line`,
  adminTimeoutTime: `${row('preview:adminTimeoutMsg')} .system-line`,
  userTimeoutMsg: `${row('preview:userTimeoutMsg')} .system-line`,
  userTimeoutMode: `${row('preview:userTimeoutMsg')} .system-line`,
  userTimeoutTime: `${row('preview:userTimeoutMsg')} .system-line`,
  adminOfflineMsg: `${row('n:adminOfflineMsg')} .system-line`,
  adminOfflineMode: `${row('n:adminOfflineMsg')} .system-line`,
  unWorkingMsg: `${row('n:unWorkingMsg')} .system-line`,
  adminCloseMsg: `${row('n:adminCloseMsg')} .system-line`,
  adminCloseMode: `${row('n:adminCloseMsg')} .system-line`,
  userOverMsg: `${row('n:userOverMsg')} .system-line`,
  commentDocMode: '.foyer-thumbs',
  robotAnswerTransferUserMode: `${row('preview:2')} .bubble ~ *, ${row('preview:2')} .message-body`,
  robotUnknownTransferUserMode: `${row('preview:2')} .message-body`,
  kitBgcolor: '.bubble-own',
  kitTxcolor: '.bubble-own',
  cusColor: '.bubble.foyer-other',
  historyHideFlag: '.history-button',
  backgroundImage: '.background',
  userQueueMsg: '.queue-text > span:last-child',
  userQueueMode: '.queue-text',
  leaveMsgMode: '.queue-action:first-child:not(:last-child)',
  transferUserMode: '.transfer-button, .guide-transfer',
  autoTip: '.menu-starter',
  chatMenuConfigPlan: menus,
  chatMenuConfigList: menus,
  chatMenuConfigObj: menus,
  robotTipsFlag: '.tips',
  imageButtonFlag: '.tool-image',
  videoButtonFlag: '.tool-video',
  fileButtonFlag: '.tool-file',
  voiceCallFlag: '.tool-voice-call',
  videoCallFlag: '.tool-video-call',
  mainColor: '.composer-send, .foyer-button-accent',
  sideBarConfig: '.side-panel > *',
  sideBarStatus: '.side-panel',
  sideBarWidth: '.side-panel',
  leaveMsgTitle: '.leave-tip',
  leaveMsgType: '.leave-panel form',
  leaveMsgWoType: '.leave-panel form',
  leaveMsgContactMode: '.leave-fields',
  userForm: `${sheet('preChat')} .foyer-sheet-head h2, .pre-chat-fields`,
  userFormMode: sheet('preChat'),
  userFormConfig: '.pre-chat-fields input[type=tel]',
  groupConfig: '.group-list',
  groupMode: sheet('groups'),
  evaluateGuideMsg: `${sheet('rating')} .foyer-sheet-head h2`,
  evaluateModel: '.rating-stars, .rating-scores',
  starList: '.preview:has(.rating-stars) :is(.rating-guide, .rating-tags, .rating-comment)',
  scoreList: '.preview:has(.rating-scores) :is(.rating-guide, .rating-tags, .rating-comment)',
  evaluateMode: '.closed .foyer-button:not(.foyer-button-accent), .header-rate',
  mainWidth: '.desktop-window, .mobile',
  mainHeight: '.desktop-window, .mobile',
}

/** Object.entries loses the type of the keys. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const rows = Object.entries(settingSelectors) as [PreviewSetting, string][]

export function isPreviewSetting(value: unknown): value is PreviewSetting {
  return typeof value === 'string' && Object.hasOwn(settingSelectors, value)
}

/** The elements of a setting; none for one without a row. */
export function elementsOf(setting: PreviewSetting | '', root: ParentNode): Element[] {
  const selector = setting && settingSelectors[setting]
  return selector ? [...root.querySelectorAll(selector)] : []
}

/** The setting that the innermost of these elements shows. */
export function settingOf(element: Element): PreviewSetting | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = rows.find(([, selector]) => at?.matches(selector))
    if (found) return found[0]
  }
  return undefined
}
