import { japanText } from '@tomogolf/domain/time'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { useDraft } from '../../lib/drafts.ts'

type Game = ResultOf<'GET /api/admin/games/:id'>

/** Edits tee time, spots and note of a game in the name of its host. */
export function EditGameDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT()
  const { edited, edit, clear } = useDraft(`edit game ${game.id}`)
  const shown = {
    // as an input of the kind datetime-local has it
    date: japanText(Date.parse(game.teeTime)).slice(0, 16).replace(' ', 'T'),
    slots: String(game.slots),
    notes: game.notes ?? '',
  }
  const value = { ...shown, ...edited }
  const changes = {
    ...(value.date !== shown.date && { date: `${value.date.replace('T', ' ')}:00` }),
    ...(value.slots !== shown.slots && { slots: Number(value.slots) }),
    ...(value.notes !== shown.notes && { notes: value.notes.trim() || null }),
  }
  return (
    <ReasonDialog
      draft={`edit game ${game.id} reason`}
      wide
      title={t('admin.game.editTitle', { name: game.host.name })}
      description={t('admin.game.editText')}
      submit={t('common.save')}
      done={t('admin.game.editDone')}
      missing={Object.keys(changes).length === 0 ? t('admin.edit.nothing') : undefined}
      onDone={clear}
      onClose={onClose}
      run={(reason) =>
        api('PATCH /api/admin/games/:id', {
          params: { id: game.id },
          body: { version: game.version, changes, reason },
        })
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('admin.game.editDate')}>
          <TextInput
            type="datetime-local"
            step={60}
            value={value.date}
            onChange={(event) => edit('date', event.target.value)}
          />
        </Field>
        <Field label={t('admin.game.editSlots')}>
          <TextInput
            inputMode="numeric"
            value={value.slots}
            onChange={(event) => edit('slots', event.target.value.replace(/\D/g, ''))}
          />
        </Field>
      </div>
      <Field label={t('admin.game.editNotes')}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={value.notes}
          onChange={(event) => edit('notes', event.target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
