/** K-05: what the spec's clients send when nobody chose anything, in the language of their makers. */
export const ticketDefaults = {
  startWay: 0,
  title: '留言工单',
  /** Ours: names the type of a ticket that has no template, as `woTypeId` must name something. */
  typeId: 'default',
  card: { title: '卡片提交工单', typeName: '卡片表单', content: '表单跳转提交工单' },
} as const
