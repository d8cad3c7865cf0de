import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Pencil, Plus, Trash2 } from 'lucide-react'
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { Tag } from '@tomogolf/ui/data/Badge.tsx'
import { Button, IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { useMay } from '../../lib/may.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useAct } from '../../lib/use-act.ts'
import type { ReplyTemplate } from './inbox.types.ts'
import { templateName } from './template-name.ts'

type Action = { readonly edit: ReplyTemplate | null } | { readonly remove: ReplyTemplate }

/** The texts that replies start from: the product's, and those of the team with an editor. */
export function TemplatesScreen({ templates }: { templates: readonly ReplyTemplate[] }) {
  const t = useT()
  const mayEdit = useMay()('templates.edit')
  const [action, setAction] = useState<Action | null>(null)
  const own = templates.filter(({ id }) => id !== null)
  const close = () => setAction(null)
  return (
    <>
      <Link
        to="/inbox"
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-s text-text-2 hover:text-text"
      >
        <ArrowLeft aria-hidden />
        {t('inbox.back')}
      </Link>
      <PageTitle title={t('inbox.templates.title')} lead={t('inbox.templates.lead')}>
        {mayEdit && (
          <Button
            size="small"
            variant="primary"
            icon={Plus}
            onClick={() => setAction({ edit: null })}
          >
            {t('inbox.templates.add')}
          </Button>
        )}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Panel title={t('inbox.templates.own')}>
          {own.length === 0 && <p className="text-s text-text-3">{t('inbox.templates.none')}</p>}
          {own.map((template) => (
            <Row key={template.id} template={template}>
              {mayEdit && (
                <>
                  <IconButton
                    label={t('inbox.templates.changeOf', { name: templateName(t, template) })}
                    icon={Pencil}
                    onClick={() => setAction({ edit: template })}
                  />
                  <IconButton
                    label={t('inbox.templates.removeOf', { name: templateName(t, template) })}
                    icon={Trash2}
                    onClick={() => setAction({ remove: template })}
                  />
                </>
              )}
            </Row>
          ))}
        </Panel>
        <Panel title={t('inbox.templates.product')}>
          <p className="mb-3 text-s text-text-3">{t('inbox.templates.productText')}</p>
          {templates
            .filter(({ id }) => id === null)
            .map((template) => (
              <Row key={template.kind} template={template} />
            ))}
        </Panel>
      </div>
      {action && 'edit' in action && <TemplateDialog template={action.edit} onClose={close} />}
      {action && 'remove' in action && <RemoveDialog template={action.remove} onClose={close} />}
    </>
  )
}

function Row({ template, children }: { template: ReplyTemplate; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="flex items-start border-t border-line py-2 text-s first-of-type:border-0">
      <details className="min-w-0 flex-1">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3">
          <b className="font-semibold">{templateName(t, template)}</b>
          {template.name !== null && (
            <Tag>
              {template.kind ? t(`admin.requestKind.${template.kind}`) : t('inbox.everyKind')}
            </Tag>
          )}
          {template.updatedAt && (
            <span className="text-xs text-text-3">
              {template.updatedBy} · <Timestamp at={template.updatedAt} />
            </span>
          )}
        </summary>
        <dl className="grid gap-4 py-3 md:grid-cols-2">
          {LANGUAGES.map((language) => (
            <div key={language} className="min-w-0">
              <dt className="text-xs text-text-3">{LANGUAGE_NAMES[language].own}</dt>
              <dd
                lang={languageTag(language)}
                className="mt-1 break-words whitespace-pre-line text-text-2"
              >
                {template.texts[language]}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {children}
    </div>
  )
}

function RemoveDialog({ template, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const t = useT()
  const remove = useAct(
    () => api('DELETE /api/admin/reply-templates/:id', { params: { id: template.id! } }),
    () => t('inbox.templates.removed'),
    onClose,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inbox.templates.removeOf', { name: templateName(t, template) })}
      busy={remove.isPending}
      footer={
        <>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('inbox.templates.remove')}
          </Button>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <p className="text-s text-text-2">{t('inbox.templates.removeText')}</p>
    </Dialog>
  )
}
