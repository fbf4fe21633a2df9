import { CONFIG_FILE_TYPES, type Import, type Imported } from '@manifold/domain/config-interchange/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callApi, toApiError } from '../providers/api.js';
import { useSingleAction } from '../shared/action/use-single-action.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useDraftCreation } from '../shared/draft/draft-creation.js';

type Files = Import['files'];

const isConfigFile = ({ name }: File): boolean => CONFIG_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type));

type FileRefusal = 'not-a-config-file' | 'unreadable';

/** Returns the refusal of files that are not uploaded. */
const refusalOf = (files: readonly Pick<File, 'name'>[], reason: FileRefusal): ApiError =>
  new ApiError(400, 'invalid-input', {
    code: 'invalid-input',
    message: reason,
    fields: files.map(({ name }) => ({ field: name, reason })),
  });

/** Reads a file. Its text is undefined if it was moved, deleted or changed since it was chosen. */
async function readFile(file: File) {
  return { name: file.name, text: await file.text().catch(() => undefined) };
}

export interface ImportState {
  readonly isBusy: boolean;
  /** Names of the chosen files. */
  readonly names: readonly string[];
  /** The changes that the files would make; undefined until they are compared. */
  readonly found: Imported | undefined;
  readonly refusal: ApiError | undefined;
  /** Ignores files that are dropped while others are compared or saved: names and changes would not fit each other. */
  readonly compare: (files: readonly File[]) => Promise<void>;
  /** Saves the changes as a draft and opens it. */
  readonly keep: () => Promise<void>;
}

/** Imports files: compares them with the config first, saves a draft on confirmation. */
export function useImport(): ImportState {
  const navigate = useNavigate();
  const { adopt } = useDraft();
  const create = useDraftCreation();
  const { isBusy, run } = useSingleAction();
  const [files, setFiles] = useState<Files>([]);
  const [found, setFound] = useState<Imported>();
  const [refusal, setRefusal] = useState<ApiError>();
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setRefusal(undefined);
    try {
      return await work();
    } catch (error) {
      setRefusal(toApiError(error));
      return undefined;
    }
  };
  const compare = async (dropped: readonly File[]): Promise<void> => {
    setFound(undefined);
    setRefusal(undefined);
    // Spreadsheets and pictures: the server could only refuse them.
    const wrong = dropped.filter((file) => !isConfigFile(file));
    if (wrong.length > 0) return setRefusal(refusalOf(wrong, 'not-a-config-file'));
    const all = await Promise.all(dropped.map(readFile));
    const read = all.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
    if (read.length < all.length) {
      const unreadable = all.filter(({ text }) => text === undefined);
      return setRefusal(refusalOf(unreadable, 'unreadable'));
    }
    setFiles(read);
    setFound(await attempt(() => callApi('importConfig', { body: { files: read, keep: false } })));
  };
  const keep = async (): Promise<void> => {
    const importWith = (id: string) => callApi('importConfig', { body: { id, files, keep: true } });
    const saved = await attempt(() => create(files, importWith));
    if (!saved) return;
    if (!saved.changeSet) return setFound(saved);
    adopt(saved.changeSet);
    await navigate('/change-set');
  };
  return {
    isBusy,
    names: files.map(({ name }) => name),
    found,
    refusal,
    compare: (dropped) => run(() => compare(dropped)),
    keep: () => run(keep),
  };
}
