import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BusinessUnit,
  BusinessUnitAssociateResponse,
  BusinessUnitUpdateAction,
  Customer,
  DivisionDraft,
  MyBusinessUnitUpdateAction,
} from '@commercetools/platform-sdk';
import { associateDraft, newBuyer, newCompany, newRole } from './testing/test-company.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { PASSWORD } from './testing/test-customer.js';
import { enableMessages, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let boss: Customer;
let clerk: Customer;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await enableMessages(seeder);
  boss = await newBuyer(seeder);
  clerk = await newBuyer(seeder);
  await newRole(seeder, 'admin', 'AddChildUnits', 'UpdateAssociates', 'UpdateBusinessUnitDetails', 'UpdateParentUnit');
  await newRole(seeder, 'buyer', 'CreateMyCarts', 'ViewMyCarts');
  const auditor = { key: 'auditor', permissions: ['ViewOthersOrders'], buyerAssignable: false };
  await seeder.associateRoles().post({ body: auditor }).execute();
});
afterAll(() => backend.close());

const unitOf = async (key: string): Promise<BusinessUnit> =>
  (await seeder.businessUnits().withKey({ key }).get().execute()).body;

async function change(key: string, ...actions: BusinessUnitUpdateAction[]): Promise<BusinessUnit> {
  const { version } = await unitOf(key);
  return (await seeder.businessUnits().withKey({ key }).post({ body: { version, actions } }).execute()).body;
}

const division = async (draft: Omit<DivisionDraft, 'unitType' | 'name' | 'parentUnit'>, parent: string) => {
  const parentUnit = { typeId: 'business-unit' as const, key: parent };
  const body = { unitType: 'Division' as const, name: draft.key, parentUnit, ...draft };
  return (await seeder.businessUnits().post({ body }).execute()).body;
};

const messagesAbout = async (id: string): Promise<string[]> => {
  const queryArgs = { where: `resource(id = "${id}")`, sort: 'sequenceNumber asc', limit: 500 };
  return (await seeder.messages().get({ queryArgs }).execute()).body.results.map(({ type }) => type);
};

/** The vendor's client has no method for this endpoint yet. */
async function rightsOf(key: string, associateId: string) {
  const headers = { authorization: `Bearer ${(await backend.token('seeder')).access_token}` };
  const url = `${backend.url()}/manifold/business-units/key=${key}/associates/${associateId}`;
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: (await answer.json()) as BusinessUnitAssociateResponse };
}

/** Returns the project for the token of a customer who may change their own company. */
async function signedIn(customer: Customer): Promise<Project> {
  const scope = 'manage_my_business_units:manifold';
  const form = { grant_type: 'password', username: customer.email, password: PASSWORD, scope };
  return backend.withToken((await backend.token('seeder', '/oauth/manifold/customers/token', form)).access_token);
}

describe('an associate role', () => {
  it('says what associates may do, and is changed one permission at a time', async () => {
    const role = await newRole(seeder, 'changing', 'ViewMyCarts');
    const { body } = await seeder
      .associateRoles()
      .withId({ ID: role.id })
      .post({
        body: {
          version: 1,
          actions: [
            { action: 'addPermission', permission: 'ViewOthersCarts' },
            { action: 'removePermission', permission: 'ViewMyCarts' },
            { action: 'setName', name: 'Controller' },
            { action: 'changeBuyerAssignable', buyerAssignable: false },
          ],
        },
      })
      .execute();
    expect(body).toMatchObject({ permissions: ['ViewOthersCarts'], name: 'Controller', buyerAssignable: false });
    const deletion = seeder
      .associateRoles()
      .withKey({ key: 'changing' })
      .delete({ queryArgs: { version: 2 } });
    await deletion.execute();
    expect(await messagesAbout(role.id)).toEqual([
      'AssociateRoleCreated',
      'AssociateRolePermissionAdded',
      'AssociateRolePermissionRemoved',
      'AssociateRoleNameSet',
      'AssociateRoleBuyerAssignableChanged',
      'AssociateRoleDeleted',
    ]);
  });

  it('cannot be deleted while an associate has it', async () => {
    await newRole(seeder, 'assigned');
    await newCompany(seeder, 'with-assigned', associateDraft(boss, 'assigned'));
    const deletion = seeder
      .associateRoles()
      .withKey({ key: 'assigned' })
      .delete({ queryArgs: { version: 1 } });
    expect(await refusalOf(deletion)).toMatchObject({ statusCode: 400, code: 'ReferenceExists' });
  });

  it('has only known permissions', async () => {
    const draft = { key: 'impossible', permissions: ['FlyToTheMoon'] };
    expect(await refusalOf(seeder.associateRoles().post({ body: draft }))).toMatchObject({ statusCode: 400 });
  });
});

describe('a company', () => {
  it('keeps its addresses, stores and associates', async () => {
    const body = {
      unitType: 'Company' as const,
      key: 'acme',
      name: 'Acme',
      contactEmail: 'office@example.com',
      addresses: [
        { key: 'head-office', country: 'SK' },
        { key: 'warehouse', country: 'HU' },
      ],
      shippingAddresses: [1],
      defaultBillingAddress: 0,
      stores: [{ typeId: 'store' as const, key: 'ferrum_sk' }],
      associates: [associateDraft(boss, 'admin'), associateDraft(clerk, 'buyer')],
    };
    const { body: unit } = await seeder.businessUnits().post({ body }).execute();
    const [office, warehouse] = unit.addresses;
    expect(unit).toMatchObject({
      status: 'Active',
      storeMode: 'Explicit',
      associateMode: 'Explicit',
      approvalRuleMode: 'Explicit',
      topLevelUnit: { typeId: 'business-unit', key: 'acme' },
      stores: [{ typeId: 'store', key: 'ferrum_sk' }],
      defaultBillingAddressId: office?.id,
      billingAddressIds: [office?.id],
      shippingAddressIds: [warehouse?.id],
    });
    expect(unit.associates.map(({ customer }) => customer.id)).toEqual([boss.id, clerk.id]);
    expect(unit.associates[1]?.associateRoleAssignments).toEqual([
      { associateRole: { typeId: 'associate-role', key: 'buyer' }, inheritance: 'Enabled' },
    ]);
  });

  it('sends messages about its changes', async () => {
    const office = (await unitOf('acme')).addresses[0]?.id;
    const after = await change(
      'acme',
      { action: 'changeName', name: 'Acme Ltd' },
      { action: 'setContactEmail' },
      { action: 'addAddress', address: { key: 'branch', country: 'DE' } },
      { action: 'addShippingAddressId', addressKey: 'branch' },
      { action: 'removeBillingAddressId', addressId: office },
      { action: 'removeAddress', addressKey: 'warehouse' },
      { action: 'addStore', store: { typeId: 'store', key: 'ferrum_de' } },
      { action: 'removeAssociate', customer: { typeId: 'customer', id: clerk.id } },
      { action: 'addAssociate', associate: associateDraft(clerk, 'buyer') },
      { action: 'changeAssociate', associate: associateDraft(clerk, 'buyer', 'auditor') },
    );
    expect(after.addresses.map(({ key }) => key)).toEqual(['head-office', 'branch']);
    expect([after.defaultBillingAddressId, after.contactEmail]).toEqual([undefined, undefined]);
    expect(await messagesAbout(after.id)).toEqual([
      'BusinessUnitCreated',
      'BusinessUnitAddressAdded',
      'BusinessUnitShippingAddressAdded',
      'BusinessUnitBillingAddressRemoved',
      'BusinessUnitAddressRemoved',
      'BusinessUnitStoreAdded',
      'BusinessUnitAssociateRemoved',
      'BusinessUnitAssociateAdded',
      'BusinessUnitAssociateChanged',
      'BusinessUnitNameChanged',
      'BusinessUnitContactEmailSet',
    ]);
  });

  it('inherits nothing', async () => {
    const modes = { unitType: 'Company' as const, key: 'wrong', name: 'Wrong' };
    for (const mode of [{ storeMode: 'FromParent' }, { associateMode: 'ExplicitAndFromParent' }])
      expect(await refusalOf(seeder.businessUnits().post({ body: { ...modes, ...mode } }))).toMatchObject({
        statusCode: 400,
        code: 'InvalidInput',
      });
  });

  it('has a unique key, and each customer only once', async () => {
    const twice = { unitType: 'Company' as const, key: 'acme', name: 'Acme' };
    expect(await refusalOf(seeder.businessUnits().post({ body: twice }))).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'key',
    });
    const duplicate = {
      ...twice,
      key: 'double',
      associates: [associateDraft(boss, 'admin'), associateDraft(boss, 'buyer')],
    };
    expect(await refusalOf(seeder.businessUnits().post({ body: duplicate }))).toMatchObject({ statusCode: 400 });
  });
});

describe('a division', () => {
  it('inherits stores and associates from all units above it', async () => {
    await division({ key: 'acme-sk' }, 'acme');
    const team = await division({ key: 'acme-sk-team', associates: [associateDraft(clerk, 'admin')] }, 'acme-sk');
    expect(team).toMatchObject({
      storeMode: 'FromParent',
      associateMode: 'ExplicitAndFromParent',
      topLevelUnit: { key: 'acme' },
      inheritedStores: [{ key: 'ferrum_sk' }, { key: 'ferrum_de' }],
    });
    expect(team.stores).toBeUndefined();
    const source = { typeId: 'business-unit', key: 'acme' };
    expect(team.inheritedAssociates).toEqual([
      {
        customer: { typeId: 'customer', id: boss.id },
        associateRoleAssignments: [{ associateRole: { typeId: 'associate-role', key: 'admin' }, source }],
      },
      {
        customer: { typeId: 'customer', id: clerk.id },
        associateRoleAssignments: ['buyer', 'auditor'].map((key) => ({
          associateRole: { typeId: 'associate-role', key },
          source,
        })),
      },
    ]);
  });

  it('follows its company when that changes', async () => {
    await change('acme', { action: 'removeStore', store: { typeId: 'store', key: 'ferrum_de' } });
    expect(await unitOf('acme-sk-team')).toMatchObject({ version: 1, inheritedStores: [{ key: 'ferrum_sk' }] });
  });

  it('returns an associate’s permissions from own and inherited roles', async () => {
    const { body } = await rightsOf('acme-sk-team', clerk.id);
    expect(body).toMatchObject({
      associateRoles: [{ key: 'admin' }],
      inheritedAssociateRoles: [{ key: 'buyer' }, { key: 'auditor' }],
    });
    expect(body.permissions).toEqual(expect.arrayContaining(['AddChildUnits', 'CreateMyCarts', 'ViewOthersOrders']));
    expect((await rightsOf('acme-sk-team', 'nobody')).status).toBe(404);
  });

  it('is found by its place, its associates and its store', async () => {
    const found = async (where: string) =>
      (
        await seeder
          .businessUnits()
          .get({ queryArgs: { where, sort: 'key asc' } })
          .execute()
      ).body.results.map(({ key }) => key);
    expect(await found('parentUnit(key = "acme")')).toEqual(['acme-sk']);
    expect(await found('topLevelUnit(key = "acme") and unitType = "Division"')).toEqual(['acme-sk', 'acme-sk-team']);
    expect(await found(`inheritedAssociates(customer(id = "${boss.id}"))`)).toEqual(['acme-sk', 'acme-sk-team']);
    const query = { exact: { field: 'associates.customer.id', value: boss.id } };
    const search = await seeder.businessUnits().search().post({ body: { query } }).execute();
    expect(search.body.results.map(({ id }) => id)).toContain((await unitOf('acme')).id);
    const inStore = seeder.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).businessUnits();
    expect((await inStore.get().execute()).body.total).toBe(3);
    const inOtherStore = seeder.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_hu' }).businessUnits();
    expect(await refusalOf(inOtherStore.withKey({ key: 'acme' }).get())).toMatchObject({ statusCode: 404 });
  });

  it('cannot be its own ancestor, and always has a parent', async () => {
    const cycle = {
      action: 'changeParentUnit' as const,
      parentUnit: { typeId: 'business-unit' as const, key: 'acme-sk-team' },
    };
    const { version } = await unitOf('acme-sk');
    const update = { body: { version, actions: [cycle] } };
    const unit = seeder.businessUnits().withKey({ key: 'acme-sk' });
    expect(await refusalOf(unit.post(update))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    expect(await refusalOf(unit.delete({ queryArgs: { version } }))).toMatchObject({ code: 'ReferenceExists' });
  });

  it('moves to another company with all its divisions', async () => {
    await newCompany(seeder, 'holding');
    await change('holding', { action: 'setStores', stores: [{ typeId: 'store', key: 'ferrum_sk' }] });
    await change('acme-sk', { action: 'changeParentUnit', parentUnit: { typeId: 'business-unit', key: 'holding' } });
    const team = await unitOf('acme-sk-team');
    expect([team.topLevelUnit.key, team.inheritedAssociates]).toEqual(['holding', []]);
    expect(await messagesAbout(team.id)).toEqual(['BusinessUnitCreated', 'BusinessUnitTopLevelUnitSet']);
  });

  it('keeps inherited associates as its own if it no longer inherits', async () => {
    await division({ key: 'acme-hu' }, 'acme');
    const unit = await change('acme-hu', {
      action: 'changeAssociateMode',
      associateMode: 'Explicit',
      makeInheritedAssociatesExplicit: true,
    });
    expect(unit.associates.map(({ customer }) => customer.id)).toEqual([boss.id, clerk.id]);
    expect(unit.inheritedAssociates).toBeUndefined();
  });
});

describe('a buyer', () => {
  it('creates a company and gets the role that the project configures', async () => {
    const founder = await newBuyer(seeder);
    const project = await signedIn(founder);
    const body = { unitType: 'Company' as const, key: 'start-up', name: 'Start-up' };
    const post = project.me().businessUnits().post({ body });
    expect(await refusalOf(post)).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const { version } = (await seeder.get().execute()).body;
    const associateRole = { typeId: 'associate-role' as const, key: 'admin' };
    await seeder
      .post({ body: { version, actions: [{ action: 'setMyBusinessUnitAssociateRoleOnCreation', associateRole }] } })
      .execute();
    const { body: unit } = await project.me().businessUnits().post({ body }).execute();
    expect(unit).toMatchObject({ status: 'Inactive', associates: [{ customer: { id: founder.id } }] });
    const rename: MyBusinessUnitUpdateAction = { action: 'changeName', name: 'Grown-up' };
    const update = { body: { version: 1, actions: [rename] } };
    const mine = project.me().businessUnits().withKey({ key: 'start-up' });
    expect(await refusalOf(mine.post(update))).toMatchObject({ code: 'InvalidOperation' });
    const active = await change('start-up', { action: 'changeStatus', status: 'Active' });
    const renamed = await mine.post({ body: { version: active.version, actions: [rename] } }).execute();
    expect(renamed.body.name).toBe('Grown-up');
    expect((await project.me().businessUnits().get().execute()).body.total).toBe(1);
  });

  it('changes nothing without a permission, and sees nobody else’s company', async () => {
    const as = (customer: Customer) => seeder.asAssociate().withAssociateIdValue({ associateId: customer.id });
    const { version } = await unitOf('acme');
    const update = { body: { version, actions: [{ action: 'changeName' as const, name: 'Mine' }] } };
    const unit = (customer: Customer) => as(customer).businessUnits().withKey({ key: 'acme' });
    expect(await refusalOf(unit(clerk).post(update))).toMatchObject({
      statusCode: 403,
      code: 'AssociateMissingPermission',
      permissions: ['UpdateBusinessUnitDetails'],
    });
    expect((await unit(boss).post(update).execute()).body.name).toBe('Mine');
    const stranger = await newBuyer(seeder);
    expect(await refusalOf(unit(stranger).get())).toMatchObject({ statusCode: 404 });
    expect((await as(stranger).businessUnits().get().execute()).body.total).toBe(0);
  });

  it('assigns only roles that buyers may assign', async () => {
    const { version } = await unitOf('acme');
    const body = {
      version,
      actions: [{ action: 'changeAssociate' as const, associate: associateDraft(clerk, 'auditor') }],
    };
    const unit = seeder
      .asAssociate()
      .withAssociateIdValue({ associateId: boss.id })
      .businessUnits()
      .withKey({ key: 'acme' });
    expect(await refusalOf(unit.post({ body }))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
  });
});
