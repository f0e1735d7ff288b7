import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { Button } from '@mantine/core'
import { useStore } from '@foyer/ui/use-store.ts'
import { Mic, MicOff, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { useText } from '../text/text-context.tsx'
import { createDeviceTest, type DeviceTest } from './create-device-test.ts'
import type { MediaProblem } from '@foyer/calls/session/call-session.ts'
import type { MediaKind } from '@foyer/calls/session/permissions.ts'
import { problemTexts } from '@foyer/calls/view/ask/problem-texts.ts'
import './DeviceProblem.css'
import { DeviceSelect } from '@foyer/calls/view/devices/DeviceSelect.tsx'
import { deviceOf } from '@foyer/calls/view/devices/device-of.ts'
import { LevelMeter } from '@foyer/calls/view/devices/LevelMeter.tsx'
import { useDevices } from '@foyer/calls/view/devices/use-devices.ts'
import { StreamView } from '@foyer/calls/view/window/StreamView.tsx'
import { useLanguage } from '../text/use-times.ts'
import { playSound } from '../notifications/sound.ts'
import './DevicesPage.css'

/** The bar moves, the picture is there, the notes are heard: then a call will do. */
function TestedDevices({ test, stream }: { test: DeviceTest; stream: MediaStream }) {
  const t = useText()
  const language = useLanguage()
  const devices = useDevices(test.devices) ?? []
  const [speaker, setSpeaker] = useState<string>()
  const hasCamera = stream.getVideoTracks().length > 0
  return (
    <div className="desk-devices">
      <section>
        <DeviceSelect
          kind="microphone"
          devices={devices}
          language={language}
          value={deviceOf(stream.getAudioTracks())}
          onChange={(microphone) => test.choose({ microphone })}
        />
        <LevelMeter level={test.level} />
        <p>{t('devices.speak')}</p>
      </section>
      <section>
        <DeviceSelect
          kind="camera"
          devices={devices}
          language={language}
          value={deviceOf(stream.getVideoTracks())}
          onChange={(camera) => test.choose({ camera })}
        />
        {hasCamera && (
          <StreamView stream={stream} label={t('call.picture.own')} className="desk-devices-picture" />
        )}
      </section>
      <section>
        <DeviceSelect
          kind="speaker"
          devices={devices}
          language={language}
          value={speaker}
          onChange={setSpeaker}
        />
        <div>
          <Button
            variant="default"
            leftSection={<Volume2 size={16} aria-hidden="true" />}
            onClick={() => void playThrough(speaker).catch(() => ignoreExpected('the speaker is gone'))}
          >
            {t('devices.tone')}
          </Button>
        </div>
        <p>{t('devices.toneHint')}</p>
      </section>
    </div>
  )
}

/** The desk's own notes, from the speaker that was chosen; from the usual one where browsers give no choice. */
async function playThrough(speaker: string | undefined): Promise<void> {
  if (speaker === undefined || !('setSinkId' in HTMLMediaElement.prototype)) return playSound()
  const element = new Audio()
  await element.setSinkId(speaker)
  return playSound((context) => {
    const way = context.createMediaStreamDestination()
    element.srcObject = way.stream
    void element.play()
    return way
  })
}

/** Whether one would be heard and seen, before it matters. */
export function DevicesPage() {
  const t = useText()
  const [test] = useState(() => createDeviceTest())
  const { isOn, stream, problems } = useStore(test.store)
  // Leaving the page releases the devices.
  useEffect(() => test.stop, [test])
  return (
    <SettingsPage title={t('settings.devices')} lead={t('settings.devices.lead')}>
      <div>
        <Button
          variant={isOn ? 'default' : 'filled'}
          leftSection={isOn ? <MicOff size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
          onClick={isOn ? test.stop : test.start}
        >
          {t(isOn ? 'devices.stop' : 'devices.start')}
        </Button>
      </div>
      {isOn && problems.microphone && <DeviceProblem kind="microphone" problem={problems.microphone} />}
      {isOn && problems.camera && <DeviceProblem kind="camera" problem={problems.camera} />}
      {stream && <TestedDevices test={test} stream={stream} />}
    </SettingsPage>
  )
}

function DeviceProblem({ kind, problem }: { kind: MediaKind; problem: MediaProblem }) {
  const t = useText()
  const { title, help } = problemTexts[problem]
  return (
    <p className="desk-device-problem" role="alert">
      <strong>
        {t(`call.${kind}`)}: {t(title)}
      </strong>{' '}
      {t(help)}
    </p>
  )
}
