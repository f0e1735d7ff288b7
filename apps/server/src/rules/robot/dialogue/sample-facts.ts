import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'

/** A visitor for the simulator and for tests. */
export const sampleFacts: Facts = {
  'visitor.language': 'en',
  'visitor.verified': 'no',
  'visitor.channel': 'demo',
  'visitor.siteUserId': '',
  'visitor.name': 'Sam',
  'visitor.email': 'sam@shop.example',
  'visitor.phone': '',
  'visitor.verifiedFacts': '',
  'visitor.page': 'https://shop.example/cart',
  'visitor.referrer': '',
  'visitor.groupId': '',
  'visitor.adminId': '',
}
