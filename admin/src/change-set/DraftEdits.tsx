import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Edit } from '@manifold/domain/change-set/contract';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/section/section-words.js';
import { layerName } from '../shared/values/layer-name.js';

interface DraftEditsProps {
  readonly edits: readonly Edit[];
  readonly sections: readonly SectionInWords[];
}

/** The rows that the draft touches, each of which can be taken out of it. */
export function DraftEdits({ edits, sections }: DraftEditsProps) {
  const translate = useTranslate();
  const { removeEdit } = useDraft();
  return (
    <section aria-labelledby="draft-edits">
      <Typography variant="h2" id="draft-edits">
        {translate('console.publish.rows')}
      </Typography>
      <List dense sx={{ mb: 2 }}>
        {edits.map((edit) => {
          const label = sections.find(({ key }) => key === edit.section)?.label ?? edit.section;
          const name = `${label}, ${layerName(edit, translate)}`;
          return (
            <ListItem
              key={`${edit.section} ${edit.layer} ${edit.key} ${edit.validFrom}`}
              disableGutters
              secondaryAction={
                <Button
                  size="small"
                  onClick={() => void removeEdit(edit)}
                  aria-label={translate('console.publish.takeOutOf', { name })}
                >
                  {translate('console.publish.takeOut')}
                </Button>
              }
            >
              <ListItemText primary={name} />
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}
