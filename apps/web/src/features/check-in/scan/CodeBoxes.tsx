import { useState, type ChangeEvent, type FormEvent } from 'react'
import { ScanLine } from 'lucide-react'
import { CODE_LENGTH } from '@tomogolf/domain/attendance'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import {
  hasImpossibleCharacter,
  looksLikeLink,
  readScan,
  typedCode,
  type ScanResult,
} from '../scan-text.ts'
import { BoxesInput } from './BoxesInput.tsx'

type CodeBoxesProps = {
  gameId: string
  host: string
  sending: boolean
  onRead: (read: ScanResult) => void
}

/** Check-in without a camera: the code or the whole link, typed or pasted. */
export function CodeBoxes({ gameId, host, sending, onRead }: CodeBoxesProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<'foreign' | 'other_game' | null>(null)
  const code = typedCode(text)
  const whole = code.length === CODE_LENGTH
  const impossible = hasImpossibleCharacter(code)

  const change = ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTrouble(null)
    // an input method is composing: do not read its unfinished text
    if ((nativeEvent as InputEvent).isComposing) return setText(value)
    if (!looksLikeLink(value)) return setText(typedCode(value))
    const read = readScan(value, gameId)
    setText(read.kind === 'code' ? read.code : '')
    if (read.kind !== 'code') setTrouble(read.kind)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (whole && !impossible && !sending) onRead(readScan(code, gameId))
  }
  return (
    <form onSubmit={submit} className="mt-4.5 lg:mt-7">
      <Field
        label={t('checkin.guest.type')}
        hint={t('checkin.guest.typeHint', { host })}
        error={
          impossible
            ? t('checkin.guest.impossible')
            : trouble
              ? t(`checkin.guest.${trouble}`)
              : undefined
        }
      >
        <BoxesInput
          value={text}
          shown={code}
          onChange={change}
          onComposed={(value) => setText(typedCode(value))}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        block
        icon={ScanLine}
        busy={sending}
        disabled={!whole || impossible}
        className="mt-4 max-w-[430px]"
      >
        {t(sending ? 'checkin.guest.sending' : 'checkin.guest.submit')}
      </Button>
    </form>
  )
}
