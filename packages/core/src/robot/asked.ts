/** How a question came to be asked, when it was chosen and not typed. `click` 1: a menu or a button, 2: a suggestion. */
export type Asked = {
  docId?: string
  click?: 1 | 2
  score?: number
  button?: { id: string; name: string }
  nodeId?: string
  itemId?: string
  bindCode?: string
  bindValue?: string
}

/** By the names of the wire. What is empty stays away: an empty id is no id. */
export function wireOfAsked({ docId, click, button, nodeId, itemId, bindCode, bindValue }: Asked) {
  return {
    ...(docId && { docId }),
    ...(click && { click }),
    ...(button?.id && { button }),
    ...(nodeId && { nodeId }),
    ...(itemId && { itemId }),
    ...(bindCode && { bingCode: bindCode }),
    ...(bindValue && { bindValue }),
  }
}
