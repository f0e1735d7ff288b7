import { describe, expect, it } from 'vitest'
import { isPlausibleCandidate, isPlausibleSdp } from './plausible-signal.ts'

const fingerprint = Array.from({ length: 32 }, () => '7F').join(':')
const head = ['v=0', 'o=- 46117317 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0']
const ice = ['a=ice-ufrag:1Xhf', 'a=ice-pwd:i6PcrpRkOKcYFcyErxr0Xr6b', `a=fingerprint:sha-256 ${fingerprint}`]
const sound = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 9',
  'c=IN IP4 0.0.0.0',
  ...ice,
  'a=setup:actpass',
  'a=mid:0',
]
const host =
  'candidate:842163049 1 udp 1677729535 203.0.113.7 49200 typ srflx raddr 0.0.0.0 rport 0 generation 0'

function sdp(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n`
}

describe('descriptions', () => {
  it('what browsers write is taken', () => {
    expect(isPlausibleSdp(sdp(...head, ...sound))).toBe(true)
    expect(isPlausibleSdp(sdp(...head, ...sound, 'm=video 0 UDP/TLS/RTP/SAVPF 96 97', `a=${host}`))).toBe(
      true,
    )
    // Firefox names itself.
    const firefox = ['v=0', 'o=mozilla...THIS_IS_SDPARTA-99.0 46 0 IN IP4 0.0.0.0', 's=-', 't=0 0']
    expect(isPlausibleSdp(sdp(...firefox, ...ice, 'a=msid-semantic:WMS *', ...sound))).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['prose', 'hello'],
    ['bare line feeds', sdp(...head, ...sound).replaceAll('\r\n', '\n')],
    ['no last line end', sdp(...head, ...sound).slice(0, -2)],
    ['a data channel', sdp(...head, ...sound, 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel')],
    ['sound in the open', sdp(...head, 'm=audio 9 RTP/AVP 0', ...ice)],
    ['keys in the open', sdp(...head, ...sound, 'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:x')],
    ['no fingerprint', sdp(...head, sound[0] ?? '', 'a=ice-ufrag:x', 'a=ice-pwd:y')],
    ['an old fingerprint', sdp(...head, ...sound).replace('sha-256', 'md5')],
    ['no media', sdp(...head, ...ice)],
    ['too much media', sdp(...head, ...sound, ...sound, ...sound, ...sound, ...sound)],
    ['a second session', sdp(...head, ...sound, ...head)],
    ['a name where an address belongs', sdp(...head, ...sound, 'c=IN IP4 evil.example')],
    ['odd candidates', sdp(...head, ...sound, 'a=candidate:1 1 udp x')],
    ['another line of SDP', sdp(...head, 'k=clear:secret', ...sound)],
    ['binary', sdp(...head, ...sound, 'a=\u0000\u0001')],
    ['letters that are none of ASCII', sdp(...head, ...sound, 'a=\u202e')],
    ['an endless line', sdp(...head, ...sound, `a=${'x'.repeat(1_600)}`)],
    ['endless lines', sdp(...head, ...sound, ...Array.from({ length: 900 }, () => 'a=x'))],
    ['ten megabytes', sdp(...head, ...sound, `a=${'x'.repeat(10_000_000)}`)],
  ])('%s: refused', (_, text) => {
    expect(isPlausibleSdp(text)).toBe(false)
  })
})

describe('candidates', () => {
  it.each([
    ['the end of them', ''],
    ['an address seen from outside', host],
    ['a name of the local network', 'candidate:1 1 udp 2113937151 4e8a-77.local 52000 typ host generation 0'],
    ['over TCP', 'candidate:2 1 tcp 1518280447 192.0.2.4 9 typ host tcptype active generation 0'],
    ['IPv6', 'candidate:3 1 UDP 2122 2001:db8::1 52000 typ relay raddr 2001:db8::2 rport 1 ufrag a+/b'],
  ])('%s', (_, candidate) => {
    expect(isPlausibleCandidate(candidate)).toBe(true)
  })

  it.each([
    ['prose', 'hello'],
    ['two lines', `${host}\r\na=x`],
    ['another transport', host.replace('udp', 'sctp')],
    ['another kind', host.replace('srflx', 'magic')],
    ['markup', host.replace('203.0.113.7', '<img>')],
    ['no end', `${host}${' x'.repeat(50)}`],
  ])('%s: refused', (_, candidate) => {
    expect(isPlausibleCandidate(candidate)).toBe(false)
  })
})
