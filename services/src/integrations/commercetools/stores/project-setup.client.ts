import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { quotedList } from '../connection/queries.js';
import { WRITTEN_FIELDS } from '../custom-types/custom-types.js';
import { ProjectSetup, type MissingField } from '../ports/project-setup.js';
import { missingFields } from './missing-fields.js';

/** Reads the project's custom types with the service client, which needs `view_types`. */
@Injectable()
export class CommercetoolsSetup extends ProjectSetup {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  missingFields(): Promise<MissingField[]> {
    const where = `key in (${quotedList(Object.keys(WRITTEN_FIELDS))})`;
    return withShopErrors(async () => {
      const { results } = await this.client.rest('GET /types', 'read', (project) =>
        project.types().get({ queryArgs: { where, limit: 100 } }),
      );
      return missingFields(results);
    });
  }
}
