import { CLUBS } from '@tomogolf/domain/player-names/clubs'
import { isKatakanaName, normaliseKatakana } from '@tomogolf/domain/katakana/katakana-name'
import { isLatinName, normaliseLatinName } from '@tomogolf/domain/katakana/latin-name'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { CourseName, NameEdits } from '../lib/course-name.ts'

/** The name in Latin letters and katakana, and the clubs, as courses ask for them. */
export function NameFields({
  name: { latin, katakana, clubs, isProposed, isUnnamed, edits },
  onEdits,
}: {
  name: CourseName
  onEdits: (edits: NameEdits) => void
}) {
  const t = useT()
  const isLatin = latin === '' || isLatinName(normaliseLatinName(latin))
  const isKatakana = katakana === '' || isKatakanaName(normaliseKatakana(katakana))
  const hint = isUnnamed
    ? t('names.field.fromName')
    : katakana === ''
      ? t('names.field.later')
      : isProposed && t('names.field.suggested')
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <Field
        label={t('names.field.latin')}
        error={isLatin ? undefined : t('errors.field.latin_name')}
      >
        <TextInput
          value={latin}
          onChange={(event) => onEdits({ ...edits, latin: event.currentTarget.value })}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={80}
        />
      </Field>
      <Field
        label={t('names.field.katakana')}
        hint={hint}
        error={isKatakana ? undefined : t('errors.field.katakana')}
      >
        <TextInput
          lang="ja"
          value={katakana}
          onChange={(event) => onEdits({ ...edits, katakana: event.currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
      </Field>
      <Field label={t('names.field.clubs')} className="md:col-span-2">
        <Select
          value={clubs}
          onChange={(event) => {
            const chosen = CLUBS.find((one) => one === event.currentTarget.value)
            if (chosen) onEdits({ ...edits, clubs: chosen })
          }}
        >
          {CLUBS.map((one) => (
            <option key={one} value={one}>
              {t(`names.clubs.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
