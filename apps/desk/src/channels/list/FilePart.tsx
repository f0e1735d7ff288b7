import { Button, FileButton } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { settingLabel } from '../publish/setting-label.ts'
import type { useChannelFile } from './use-channel-file.ts'

type FilePartProps = Pick<ReturnType<typeof useChannelFile>, 'file' | 'problem' | 'isReading'> & {
  onFile: (file: File) => void
}

/** Chooses an exported channel, and names the settings in it that cannot be imported. */
export function FilePart({ file, problem, isReading, onFile }: FilePartProps) {
  const t = useText()
  return (
    <div className="desk-channels-file">
      <FileButton accept="application/json,.json" onChange={(chosen) => chosen && onFile(chosen)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isReading}
            leftSection={<FileUp size={16} aria-hidden="true" />}
          >
            {t('channels.file.choose')}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {file && <p className="desk-channels-file-name">{file.fileName}</p>}
        {problem !== '' && <p className="desk-channels-problem">{problem}</p>}
        {file && file.invalid.length > 0 && (
          <div className="desk-channels-problem">
            <p>{t('channels.file.invalid', { count: file.invalid.length })}</p>
            <ul>
              {file.invalid.map((key) => (
                <li key={key}>{settingLabel(key, t)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
