-- Up Migration

-- Proposals are pruned in batches. With a cascade, one batch would hold locks on all evidence of a popular question.
-- Evidence without a proposal is never read, and goes with its conversation.
alter table proposal_evidence drop constraint proposal_evidence_tenant_id_proposal_id_fkey;

-- Down Migration

delete from proposal_evidence e where not exists (
  select from knowledge_proposals p where p.tenant_id = e.tenant_id and p.id = e.proposal_id
);
alter table proposal_evidence
  add constraint proposal_evidence_tenant_id_proposal_id_fkey
  foreign key (tenant_id, proposal_id) references knowledge_proposals (tenant_id, id) on delete cascade;
