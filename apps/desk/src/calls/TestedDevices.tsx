import { Button } from '@mantine/core'
import { DeviceSelect } from '@foyer/calls/view/devices/DeviceSelect.tsx'
import { deviceOf } from '@foyer/calls/view/devices/device-of.ts'
import { LevelMeter } from '@foyer/calls/view/devices/LevelMeter.tsx'
import { useDevices } from '@foyer/calls/view/devices/use-devices.ts'
import { StreamView } from '@foyer/calls/view/window/StreamView.tsx'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { useLanguage } from '../text/use-times.ts'
import type { DeviceTest } from './create-device-test.ts'
import { playThrough } from './play-through.ts'
import './TestedDevices.css'

/** The bar moves, the picture is there, the notes are heard: then a call will do. */
export function TestedDevices({ test, stream }: { test: DeviceTest; stream: MediaStream }) {
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
            onClick={() => void playThrough(speaker).catch(() => undefined)}
          >
            {t('devices.tone')}
          </Button>
        </div>
        <p>{t('devices.toneHint')}</p>
      </section>
    </div>
  )
}
