-- PostgreSQL database dump

-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA graphile_worker;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    select add_job.identifier
    where not exists (
      select 1
      from "graphile_worker"._private_tasks as existing
      where existing.identifier = add_job.identifier
    )
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      select add_job.queue_name
      where not exists (
        select 1
        from "graphile_worker"._private_job_queues as existing
        where existing.queue_name = add_job.queue_name
      )
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  where not exists (
    select 1
    from "graphile_worker"._private_tasks as existing
    where existing.identifier = spec.identifier
  )
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  and not exists (
    select 1
    from "graphile_worker"._private_job_queues as existing
    where existing.queue_name = spec.queue_name
  )
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION public.entry_key(client_id text, flags smallint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((hashtextextended(client_id, (0)::bigint) & '9223372036854775807'::bigint) | ((((flags)::integer & 8))::bigint << 60));

CREATE FUNCTION public.keep_token_revocation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into token_revocations (tenant_id, thread_id, gen) values (new.tenant_id, new.id, new.gen)
  on conflict (tenant_id, thread_id) do update set gen = excluded.gen, revoked_at = clock_timestamp();
  return null;
end $$;

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agent_devices (
    tenant_id integer NOT NULL,
    agent_id integer NOT NULL,
    device_id text NOT NULL,
    token_hash bytea NOT NULL,
    former_hash bytea,
    locale text DEFAULT 'en'::text NOT NULL,
    used_at bigint NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE public.agent_group_members (
    tenant_id integer NOT NULL,
    group_id text NOT NULL,
    agent_id integer NOT NULL
);

CREATE TABLE public.agent_groups (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    queue_limit integer DEFAULT 100 NOT NULL,
    hours jsonb
);

CREATE TABLE public.agent_seats (
    tenant_id integer NOT NULL,
    agent_id integer NOT NULL,
    state text DEFAULT 'away'::text NOT NULL,
    lease_until bigint DEFAULT 0 NOT NULL,
    given_at bigint DEFAULT 0 NOT NULL,
    lost_threads integer DEFAULT 0 NOT NULL,
    CONSTRAINT agent_seats_state_check CHECK ((state = ANY (ARRAY['available'::text, 'away'::text])))
);

CREATE TABLE public.agent_sessions (
    tenant_id integer NOT NULL,
    token_hash bytea NOT NULL,
    agent_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id bigint NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    device_id text
);

ALTER TABLE public.agent_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.agent_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agents (
    tenant_id integer NOT NULL,
    id integer NOT NULL,
    email text NOT NULL,
    nick text NOT NULL,
    face text DEFAULT ''::text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    is_disabled boolean DEFAULT false NOT NULL,
    card_tel text DEFAULT ''::text NOT NULL,
    card_mobile text DEFAULT ''::text NOT NULL,
    card_email text DEFAULT ''::text NOT NULL,
    card_qq text DEFAULT ''::text NOT NULL,
    card_wechat text DEFAULT ''::text NOT NULL,
    card_sign text DEFAULT ''::text NOT NULL,
    max_threads integer DEFAULT 5 NOT NULL,
    CONSTRAINT agents_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'supervisor'::text, 'agent'::text])))
);

ALTER TABLE public.agents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.agents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.call_signals (
    tenant_id integer NOT NULL,
    call_id text NOT NULL,
    n integer NOT NULL,
    from_leg text NOT NULL,
    to_leg text NOT NULL,
    signal jsonb NOT NULL
);

CREATE TABLE public.calls (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    thread_id bigint NOT NULL,
    agent_id integer NOT NULL,
    started_by text NOT NULL,
    video_type text NOT NULL,
    status text DEFAULT 'ringing'::text NOT NULL,
    reason text,
    ended_by text,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    accepted_at timestamp with time zone,
    ended_at timestamp with time zone,
    visitor_leg text DEFAULT ''::text NOT NULL,
    agent_leg text DEFAULT ''::text NOT NULL,
    visitor_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    agent_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    devices jsonb DEFAULT '{"agent": {"isMuted": false, "isCameraOff": false}, "visitor": {"isMuted": false, "isCameraOff": false}}'::jsonb NOT NULL,
    last_signal integer DEFAULT 0 NOT NULL,
    CONSTRAINT calls_started_by_check CHECK ((started_by = ANY (ARRAY['visitor'::text, 'agent'::text]))),
    CONSTRAINT calls_status_check CHECK ((status = ANY (ARRAY['ringing'::text, 'accepted'::text, 'ended'::text]))),
    CONSTRAINT calls_video_type_check CHECK ((video_type = ANY (ARRAY['voice'::text, 'video'::text])))
);

CREATE TABLE public.canned_replies (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    agent_id integer,
    title text NOT NULL,
    body text NOT NULL,
    updated_at bigint NOT NULL
);

CREATE TABLE public.channels (
    tenant_id integer NOT NULL,
    id integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    config jsonb NOT NULL,
    evaluate jsonb DEFAULT '{"starList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "scoreList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "evaluateModel": 1, "evaluateGuideMsg": "How did we do?"}'::jsonb NOT NULL,
    group_id text
);

ALTER TABLE public.channels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.channels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dialogue_states (
    tenant_id integer NOT NULL,
    thread_id bigint NOT NULL,
    session_key text NOT NULL,
    robot_no text NOT NULL,
    dialogue_id text NOT NULL,
    version integer NOT NULL,
    state jsonb NOT NULL,
    question text NOT NULL,
    answer jsonb NOT NULL,
    busy_until bigint NOT NULL,
    rev integer NOT NULL
);

CREATE TABLE public.entries (
    thread_id bigint NOT NULL,
    at bigint NOT NULL,
    tenant_id integer NOT NULL,
    seq integer NOT NULL,
    agent_id integer NOT NULL,
    kind smallint NOT NULL,
    sender smallint NOT NULL,
    flags smallint NOT NULL,
    client_id text NOT NULL,
    content text NOT NULL,
    extra jsonb
);

CREATE TABLE public.files (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    thread_id bigint NOT NULL,
    uploader text NOT NULL,
    kind text NOT NULL,
    mime text NOT NULL,
    name text NOT NULL,
    bytes bigint NOT NULL,
    created_at bigint NOT NULL,
    is_stored boolean DEFAULT false NOT NULL,
    client_id text,
    CONSTRAINT files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'file'::text])))
);

CREATE TABLE public.form_templates (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    title text NOT NULL,
    fields jsonb NOT NULL,
    updated_at bigint NOT NULL,
    is_for_tickets boolean DEFAULT false NOT NULL,
    type_id text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL
);

CREATE TABLE public.identity_keys (
    tenant_id integer NOT NULL,
    channel_id integer NOT NULL,
    id text NOT NULL,
    algorithm text NOT NULL,
    material text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identity_keys_algorithm_check CHECK ((algorithm = ANY (ARRAY['HS256'::text, 'ES256'::text])))
);

CREATE TABLE public.identity_proofs (
    tenant_id integer NOT NULL,
    channel_id integer NOT NULL,
    jti text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.knowledge_documents (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    robot_no text NOT NULL,
    language text NOT NULL,
    question text NOT NULL,
    similar_questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    answer text NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    valid_from bigint,
    valid_until bigint,
    is_published boolean DEFAULT false NOT NULL,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at bigint NOT NULL,
    useful_count integer DEFAULT 0 NOT NULL,
    useless_count integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.knowledge_feedback (
    tenant_id integer NOT NULL,
    user_id text NOT NULL,
    session_key text NOT NULL,
    doc_id text NOT NULL,
    is_useful boolean NOT NULL,
    given_at bigint NOT NULL,
    id bigint NOT NULL,
    question text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    is_handled boolean DEFAULT false NOT NULL
);

ALTER TABLE public.knowledge_feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.knowledge_feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.knowledge_rows (
    tenant_id integer NOT NULL,
    doc_id text NOT NULL,
    place smallint NOT NULL,
    robot_no text NOT NULL,
    language text NOT NULL,
    text text NOT NULL,
    words text[] NOT NULL,
    concepts text[] NOT NULL,
    terms tsvector GENERATED ALWAYS AS (array_to_tsvector((words || concepts))) STORED NOT NULL,
    embedding real[],
    embedded_by text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.knowledge_terms (
    tenant_id integer NOT NULL,
    robot_no text NOT NULL,
    language text NOT NULL,
    term text NOT NULL,
    documents integer NOT NULL
);

CREATE TABLE public.left_message_files (
    tenant_id integer NOT NULL,
    message_id text NOT NULL,
    place smallint NOT NULL,
    file_id text NOT NULL
);

CREATE TABLE public.left_messages (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    channel_id integer NOT NULL,
    user_id text NOT NULL,
    client_id text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    content text NOT NULL,
    created_at bigint NOT NULL,
    is_handled boolean DEFAULT false NOT NULL,
    updated_at bigint,
    updated_by text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    locale text DEFAULT ''::text NOT NULL,
    ticket_id text,
    number integer
);

CREATE TABLE public.mail_counts (
    tenant_id integer NOT NULL,
    address_hash bytea NOT NULL,
    day date NOT NULL,
    count integer NOT NULL
);

CREATE TABLE public.mails (
    tenant_id integer NOT NULL,
    cause text NOT NULL,
    counted_at bigint,
    sent_at bigint,
    queued_at bigint DEFAULT ((EXTRACT(epoch FROM now()) * (1000)::numeric))::bigint NOT NULL
);

CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.model_channels (
    tenant_id integer NOT NULL,
    channel_id integer NOT NULL,
    is_on boolean NOT NULL,
    base_url text,
    model text,
    sealed_key text,
    token_field text DEFAULT 'max_tokens'::text NOT NULL,
    price_read double precision DEFAULT 0 NOT NULL,
    price_written double precision DEFAULT 0 NOT NULL,
    budgets jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT model_channels_check CHECK (((base_url IS NULL) = (model IS NULL))),
    CONSTRAINT model_channels_token_field_check CHECK ((token_field = ANY (ARRAY['max_tokens'::text, 'max_completion_tokens'::text])))
);

CREATE TABLE public.model_usage (
    tenant_id integer NOT NULL,
    day integer NOT NULL,
    scope text NOT NULL,
    scope_id text NOT NULL,
    tokens bigint DEFAULT 0 NOT NULL,
    ms bigint DEFAULT 0 NOT NULL,
    micros bigint DEFAULT 0 NOT NULL,
    CONSTRAINT model_usage_scope_check CHECK ((scope = ANY (ARRAY['tenant'::text, 'channel'::text, 'visitor'::text])))
);

CREATE SEQUENCE public.queue_tickets
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.queue_waits (
    tenant_id integer NOT NULL,
    group_id text NOT NULL,
    thread_id bigint NOT NULL,
    served_at bigint NOT NULL,
    waited_ms bigint NOT NULL
);

CREATE TABLE public.ratings (
    tenant_id integer NOT NULL,
    thread_id bigint NOT NULL,
    first_seq integer NOT NULL,
    subject text NOT NULL,
    agent_id integer,
    star smallint,
    is_solved boolean,
    tags text[] NOT NULL,
    comment text NOT NULL,
    rated_at bigint NOT NULL,
    CONSTRAINT ratings_check CHECK (((subject = 'agent'::text) = (agent_id IS NOT NULL))),
    CONSTRAINT ratings_check1 CHECK (((subject = 'agent'::text) = (star IS NOT NULL))),
    CONSTRAINT ratings_star_check CHECK (((star >= 1) AND (star <= 5))),
    CONSTRAINT ratings_subject_check CHECK ((subject = ANY (ARRAY['robot'::text, 'agent'::text])))
);

CREATE TABLE public.robot_cases (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    robot_no text NOT NULL,
    language text NOT NULL,
    question text NOT NULL,
    expected_doc_id text,
    must_not_say text[] DEFAULT '{}'::text[] NOT NULL,
    created_at bigint NOT NULL,
    checked_at bigint,
    failure jsonb
);

CREATE TABLE public.robot_dialogues (
    tenant_id integer NOT NULL,
    robot_no text NOT NULL,
    id text NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    phrases text[] NOT NULL,
    data jsonb NOT NULL,
    saved_at bigint NOT NULL,
    CONSTRAINT robot_dialogues_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])))
);

CREATE TABLE public.sensitive_words (
    tenant_id integer NOT NULL,
    word text NOT NULL,
    is_withheld boolean NOT NULL
);

CREATE TABLE public.sessions (
    tenant_id integer NOT NULL,
    thread_id bigint NOT NULL,
    first_seq integer NOT NULL,
    last_seq integer,
    key text NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    close_reason text
);

CREATE TABLE public.sign_in_tries (
    key bytea NOT NULL,
    count integer NOT NULL,
    at bigint NOT NULL,
    locked_until bigint NOT NULL,
    told_at bigint DEFAULT 0 NOT NULL,
    accounts jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.tenants (
    id integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    last_ticket_number integer DEFAULT 0 NOT NULL,
    file_rules jsonb
);

ALTER TABLE public.tenants ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tenants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.threads (
    tenant_id integer NOT NULL,
    id bigint NOT NULL,
    channel_id integer NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    last_time bigint DEFAULT 0 NOT NULL,
    gen integer DEFAULT 1 NOT NULL,
    browser text DEFAULT ''::text NOT NULL,
    is_open boolean DEFAULT false NOT NULL,
    owner_kind smallint DEFAULT 0 NOT NULL,
    owner_id integer DEFAULT 0 NOT NULL,
    owned_since bigint DEFAULT 0 NOT NULL,
    session_key text DEFAULT ''::text NOT NULL,
    session_first_seq integer DEFAULT 0 NOT NULL,
    visitor_read_seq integer DEFAULT 0 NOT NULL,
    agent_read_seq integer DEFAULT 0 NOT NULL,
    ticket bigint,
    group_id text DEFAULT 'default'::text NOT NULL,
    wanted_agent_id integer,
    last_agent_id integer,
    refused_by integer[] DEFAULT '{}'::integer[] NOT NULL,
    blocked_until bigint DEFAULT 0 NOT NULL,
    check_at bigint,
    reached_people boolean DEFAULT false NOT NULL,
    visitor_here_at bigint DEFAULT 0 NOT NULL,
    waiting_since bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE public.threads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.threads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ticket_entries (
    tenant_id integer NOT NULL,
    ticket_id text NOT NULL,
    seq integer NOT NULL,
    kind smallint NOT NULL,
    agent_id integer,
    author text NOT NULL,
    content text NOT NULL,
    status smallint NOT NULL,
    client_id text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE public.ticket_files (
    tenant_id integer NOT NULL,
    ticket_id text NOT NULL,
    entry_seq integer NOT NULL,
    place smallint NOT NULL,
    file_id text NOT NULL
);

CREATE TABLE public.ticket_links (
    tenant_id integer NOT NULL,
    token_hash bytea NOT NULL,
    ticket_id text NOT NULL,
    may_reply boolean NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    revoked_at bigint,
    used_at bigint,
    uses integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.tickets (
    tenant_id integer NOT NULL,
    id text NOT NULL,
    number integer NOT NULL,
    channel_id integer NOT NULL,
    user_id text NOT NULL,
    thread_id bigint NOT NULL,
    thread_seq bigint,
    client_id text NOT NULL,
    template_id text,
    type_id text NOT NULL,
    type_name text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    start_way smallint DEFAULT 0 NOT NULL,
    partner_id text DEFAULT ''::text NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    priority smallint DEFAULT 1 NOT NULL,
    assignee_id integer,
    customer_name text DEFAULT ''::text NOT NULL,
    customer_phone text DEFAULT ''::text NOT NULL,
    customer_email text DEFAULT ''::text NOT NULL,
    locale text DEFAULT ''::text NOT NULL,
    fields jsonb DEFAULT '[]'::jsonb NOT NULL,
    entries integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);

CREATE TABLE public.token_revocations (
    tenant_id integer NOT NULL,
    thread_id bigint NOT NULL,
    gen integer NOT NULL,
    revoked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.visitor_blocks (
    tenant_id integer NOT NULL,
    user_id text NOT NULL,
    until bigint,
    reason text NOT NULL,
    agent_id integer NOT NULL,
    blocked_at bigint NOT NULL
);

CREATE TABLE public.visitors (
    tenant_id integer NOT NULL,
    user_id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    locale text DEFAULT ''::text NOT NULL,
    page_url text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    form_answers jsonb DEFAULT '[]'::jsonb NOT NULL,
    referrer text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    pages jsonb DEFAULT '[]'::jsonb NOT NULL,
    verified_channel_id integer,
    verified_sub text,
    verified_facts text[] DEFAULT '{}'::text[] NOT NULL,
    attributes jsonb DEFAULT '[]'::jsonb NOT NULL,
    customer_token text DEFAULT ''::text NOT NULL,
    wanted_group_id text DEFAULT ''::text NOT NULL,
    wanted_admin_id text DEFAULT ''::text NOT NULL,
    CONSTRAINT visitors_verified_facts_check CHECK ((verified_facts <@ ARRAY['name'::text, 'email'::text, 'phone'::text]))
);

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

-- Data for Name: _private_job_queues; Type: TABLE DATA; Schema: graphile_worker; Owner: -

-- Data for Name: _private_jobs; Type: TABLE DATA; Schema: graphile_worker; Owner: -

-- Data for Name: _private_known_crontabs; Type: TABLE DATA; Schema: graphile_worker; Owner: -

-- Data for Name: _private_tasks; Type: TABLE DATA; Schema: graphile_worker; Owner: -

-- Data for Name: migrations; Type: TABLE DATA; Schema: graphile_worker; Owner: -

INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-17 15:53:31.298636+00', true),
	(2, '2026-11-17 15:53:31.311498+00', false),
	(3, '2026-11-17 15:53:31.320027+00', true),
	(4, '2026-11-17 15:53:31.324435+00', false),
	(5, '2026-11-17 15:53:31.327682+00', false),
	(6, '2026-11-17 15:53:31.331509+00', false),
	(7, '2026-11-17 15:53:31.334839+00', false),
	(8, '2026-11-17 15:53:31.337825+00', false),
	(9, '2026-11-17 15:53:31.341542+00', false),
	(10, '2026-11-17 15:53:31.343326+00', false),
	(11, '2026-11-17 15:53:31.344672+00', true),
	(12, '2026-11-17 15:53:31.374944+00', false),
	(13, '2026-11-17 15:53:31.377499+00', true),
	(14, '2026-11-17 15:53:31.380959+00', true),
	(15, '2026-11-17 15:53:31.38485+00', false),
	(16, '2026-11-17 15:53:31.388482+00', true),
	(17, '2026-11-17 15:53:31.393943+00', false),
	(18, '2026-11-17 15:53:31.396795+00', false),
	(19, '2026-11-17 15:53:31.399407+00', true),
	(20, '2026-11-17 15:53:31.400513+00', false);

-- Data for Name: agent_group_members; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.agent_group_members VALUES
	(1, 'default', 1),
	(1, 'default', 2),
	(2, 'default', 3),
	(2, 'default', 4);

-- Data for Name: agent_groups; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.agent_groups VALUES
	(1, 'default', 'default', 100000, NULL),
	(2, 'default', 'default', 100000, NULL);

-- Data for Name: agent_seats; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.agent_seats VALUES
	(1, 2, 'away', 4000000000000, 0, 0),
	(2, 3, 'away', 4000000000000, 0, 0),
	(2, 4, 'away', 4000000000000, 0, 0),
	(1, 1, 'away', 4000000000000, 1794930812752, 0);

-- Data for Name: agents; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.agents OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'ana@demo.example', 'Ana', '', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$JN80AROjm1UMEwLQA71n2Q$x4DRFfZCrbQSq/ImAoog+ol/gzkCrKtKeaI6WRMxnVI', false, '+49 40 5550 123', '+49 170 5550 123', 'ana@shop.example', '10001', 'ana-shop', 'I know every kettle by name.', 100000),
	(1, 2, 'ben@demo.example', 'Ben', '', 'agent', '$argon2id$v=19$m=19456,t=2,p=1$JN80AROjm1UMEwLQA71n2Q$x4DRFfZCrbQSq/ImAoog+ol/gzkCrKtKeaI6WRMxnVI', false, '', '', '', '', '', '', 100000),
	(2, 3, 'ana@other.example', 'Ana', '', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$lL3D6T6baYoGmkv6IuPzbA$iDYjsVQAdzUFwmquxmabAGwOlqZnbOvuDtJweLJ63OI', false, '+49 40 5550 123', '+49 170 5550 123', 'ana@shop.example', '10001', 'ana-shop', 'I know every kettle by name.', 100000),
	(2, 4, 'ben@other.example', 'Ben', '', 'agent', '$argon2id$v=19$m=19456,t=2,p=1$lL3D6T6baYoGmkv6IuPzbA$iDYjsVQAdzUFwmquxmabAGwOlqZnbOvuDtJweLJ63OI', false, '', '', '', '', '', '', 100000);

-- Data for Name: call_signals; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: calls; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: canned_replies; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: channels; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.channels OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'demo', 'Shop', '{"faq": {"showType": 2, "showContent": [{"id": "f1", "name": "Delivery", "type": 1, "imgUrl": "", "labelLink": "", "faqGrouplist": [], "questionList": [{"docId": "d1", "question": "Where is my order?"}, {"docId": "d2", "question": "How long does delivery take?"}, {"docId": "d3", "question": "What does delivery cost?"}, {"docId": "d4", "question": "Can I change my address?"}, {"docId": "d5", "question": "Do you deliver abroad?"}, {"docId": "d6", "question": "Can I collect in the shop?"}]}, {"id": "f2", "name": "Returns", "type": 1, "imgUrl": "", "labelLink": "", "faqGrouplist": [], "questionList": [{"docId": "d7", "question": "How do I return something?"}, {"docId": "d8", "question": "When do I get my money back?"}]}]}, "avatar": "/chat_online/person.svg", "autoTip": [{"autoTip": "Where is my order?"}, {"autoTip": "How do I return something?"}], "robotNo": "r1", "cusColor": "#e8f0fe", "language": "", "launcher": {"icon": "", "size": 60, "label": "", "offsetX": 0, "offsetY": 0}, "tenantId": "demo", "userForm": {"formList": [{"name": "Name", "show": 1, "value": "", "options": [], "require": 1}, {"name": "Phone", "show": 1, "value": "", "options": [], "require": 0}, {"name": "Email", "show": 1, "value": "", "options": [], "require": 0}, {"name": "Topic", "show": 1, "value": "", "options": [{"label": "An order", "value": "order"}, {"label": "A return", "value": "return"}], "require": 0, "fieldType": 6}], "formTitle": "Before we start"}, "channelId": "demo", "groupMode": 0, "mainColor": "#1d5fd1", "mainWidth": 0, "noticeMsg": "Parcels ordered before 15:00 leave the same day.", "robotIcon": "/chat_online/robot.svg", "robotName": "Harbour helper", "titleDesc": "Harbour Home: help", "kitBgcolor": "#1d5fd1", "kitTxcolor": "#ffffff", "mainHeight": 0, "noticeMode": 1, "groupConfig": [{"groupId": "g1", "groupDesc": "Parcels, addresses, returns", "groupName": "Orders and delivery"}, {"groupId": "g2", "groupDesc": "Before you buy", "groupName": "Product advice"}], "receiveMode": 0, "userOverMsg": "Thank you for your visit. You can start a new chat at any time.", "evaluateMode": 1, "leaveMsgMode": 1, "leaveMsgType": 1, "sideBarWidth": 300, "unWorkingMsg": "We are here Monday to Saturday, 9:00 to 18:00.", "userFormMode": 0, "userQueueMsg": "Everyone is busy. You are number ## in the queue.", "adminCloseMsg": "Thank you for your visit. You can start a new chat at any time.", "formCheckMode": 0, "leaveMsgTitle": "Leave us a message: we answer within one working day.", "replyGoalTime": 60, "robotTipsFlag": 1, "sideBarConfig": {"adFlag": 0, "adList": [], "quickFlag": 1, "quickList": [{"url": "", "link": "https://shop.example/orders", "name": "My orders"}, {"url": "", "link": "https://shop.example/returns", "name": "Start a return"}, {"url": "", "link": "https://shop.example/shops", "name": "Shops near you"}], "questionFlag": 1, "questionList": [{"answer": "Two working days within the country.", "question": "How long does delivery take?"}, {"answer": "<b>30 days</b>, unused, with the receipt.", "question": "How long may I return something?"}]}, "sideBarStatus": 1, "userQueueMode": 1, "videoCallFlag": 1, "voiceCallFlag": 1, "adminCloseMode": 1, "allowedOrigins": [], "commentDocMode": 1, "fileButtonFlag": 1, "leaveMsgWoType": "", "userFormConfig": {"phoneRule": "mainland"}, "userTimeoutMsg": "Are you still there? Without an answer this chat will close.", "adminOfflineMsg": "Nobody is online at the moment. Leave us a message and we will write back.", "adminTimeoutMsg": "We have your message. Please give us another moment.", "adminWelcomeMsg": "Hello, how can I help you?", "backgroundImage": "", "historyHideFlag": 0, "imageButtonFlag": 1, "robotWelcomeMsg": "Hello! Ask me about orders, delivery or returns. A person is one click away.", "userTimeoutMode": 1, "userTimeoutTime": 10, "videoButtonFlag": 1, "adminOfflineMode": 1, "adminTimeoutMode": 1, "adminTimeoutTime": 3, "adminWelcomeMode": 1, "transferUserMode": 1, "chatMenuConfigObj": {"m1": {"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, "m2": {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, "m3": {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, "m4": {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, "m5": {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, "m6": {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, "m7": {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}}, "msgToTransferFlag": 0, "chatMenuConfigList": [{"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}], "chatMenuConfigPlan": {"menus": [{"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}]}, "navigationBarColor": "#1d5fd1", "leaveMsgContactMode": 0, "navigationBarShowFlag": 1, "robotGuideTransferUserMode": 1, "robotAnswerTransferUserMode": 0, "robotUnknownTransferUserMode": 1}', '{"starList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "scoreList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "evaluateModel": 1, "evaluateGuideMsg": "How did we do?"}', NULL),
	(2, 2, 'other', 'Shop', '{"faq": {"showType": 2, "showContent": [{"id": "f1", "name": "Delivery", "type": 1, "imgUrl": "", "labelLink": "", "faqGrouplist": [], "questionList": [{"docId": "d1", "question": "Where is my order?"}, {"docId": "d2", "question": "How long does delivery take?"}, {"docId": "d3", "question": "What does delivery cost?"}, {"docId": "d4", "question": "Can I change my address?"}, {"docId": "d5", "question": "Do you deliver abroad?"}, {"docId": "d6", "question": "Can I collect in the shop?"}]}, {"id": "f2", "name": "Returns", "type": 1, "imgUrl": "", "labelLink": "", "faqGrouplist": [], "questionList": [{"docId": "d7", "question": "How do I return something?"}, {"docId": "d8", "question": "When do I get my money back?"}]}]}, "avatar": "/chat_online/person.svg", "autoTip": [{"autoTip": "Where is my order?"}, {"autoTip": "How do I return something?"}], "robotNo": "r1", "cusColor": "#e8f0fe", "language": "", "launcher": {"icon": "", "size": 60, "label": "", "offsetX": 0, "offsetY": 0}, "tenantId": "other", "userForm": {"formList": [{"name": "Name", "show": 1, "value": "", "options": [], "require": 1}, {"name": "Phone", "show": 1, "value": "", "options": [], "require": 0}, {"name": "Email", "show": 1, "value": "", "options": [], "require": 0}, {"name": "Topic", "show": 1, "value": "", "options": [{"label": "An order", "value": "order"}, {"label": "A return", "value": "return"}], "require": 0, "fieldType": 6}], "formTitle": "Before we start"}, "channelId": "other", "groupMode": 0, "mainColor": "#1d5fd1", "mainWidth": 0, "noticeMsg": "Parcels ordered before 15:00 leave the same day.", "robotIcon": "/chat_online/robot.svg", "robotName": "Harbour helper", "titleDesc": "Harbour Home: help", "kitBgcolor": "#1d5fd1", "kitTxcolor": "#ffffff", "mainHeight": 0, "noticeMode": 1, "groupConfig": [{"groupId": "g1", "groupDesc": "Parcels, addresses, returns", "groupName": "Orders and delivery"}, {"groupId": "g2", "groupDesc": "Before you buy", "groupName": "Product advice"}], "receiveMode": 0, "userOverMsg": "Thank you for your visit. You can start a new chat at any time.", "evaluateMode": 1, "leaveMsgMode": 1, "leaveMsgType": 1, "sideBarWidth": 300, "unWorkingMsg": "We are here Monday to Saturday, 9:00 to 18:00.", "userFormMode": 0, "userQueueMsg": "Everyone is busy. You are number ## in the queue.", "adminCloseMsg": "Thank you for your visit. You can start a new chat at any time.", "formCheckMode": 0, "leaveMsgTitle": "Leave us a message: we answer within one working day.", "replyGoalTime": 60, "robotTipsFlag": 1, "sideBarConfig": {"adFlag": 0, "adList": [], "quickFlag": 1, "quickList": [{"url": "", "link": "https://shop.example/orders", "name": "My orders"}, {"url": "", "link": "https://shop.example/returns", "name": "Start a return"}, {"url": "", "link": "https://shop.example/shops", "name": "Shops near you"}], "questionFlag": 1, "questionList": [{"answer": "Two working days within the country.", "question": "How long does delivery take?"}, {"answer": "<b>30 days</b>, unused, with the receipt.", "question": "How long may I return something?"}]}, "sideBarStatus": 1, "userQueueMode": 1, "videoCallFlag": 1, "voiceCallFlag": 1, "adminCloseMode": 1, "allowedOrigins": [], "commentDocMode": 1, "fileButtonFlag": 1, "leaveMsgWoType": "", "userFormConfig": {"phoneRule": "mainland"}, "userTimeoutMsg": "Are you still there? Without an answer this chat will close.", "adminOfflineMsg": "Nobody is online at the moment. Leave us a message and we will write back.", "adminTimeoutMsg": "We have your message. Please give us another moment.", "adminWelcomeMsg": "Hello, how can I help you?", "backgroundImage": "", "historyHideFlag": 0, "imageButtonFlag": 1, "robotWelcomeMsg": "Hello! Ask me about orders, delivery or returns. A person is one click away.", "userTimeoutMode": 1, "userTimeoutTime": 10, "videoButtonFlag": 1, "adminOfflineMode": 1, "adminTimeoutMode": 1, "adminTimeoutTime": 3, "adminWelcomeMode": 1, "transferUserMode": 1, "chatMenuConfigObj": {"m1": {"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, "m2": {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, "m3": {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, "m4": {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, "m5": {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, "m6": {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, "m7": {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}}, "msgToTransferFlag": 0, "chatMenuConfigList": [{"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}], "chatMenuConfigPlan": {"menus": [{"id": "m1", "color": "#123a80", "docId": "", "msgText": "Where is my order?", "menuName": "My order", "menuType": 0, "labelLink": "", "background": "#e8f0fe"}, {"id": "m2", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Talk to an agent", "menuType": 1, "labelLink": "", "background": "#e8f0fe"}, {"id": "m3", "color": "#123a80", "docId": "", "msgText": "We are here Monday to Saturday, 9:00 to 18:00.", "menuName": "Opening hours", "menuType": 7, "labelLink": "", "background": "#e8f0fe"}, {"id": "m4", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Size guide", "menuType": 6, "labelLink": "https://shop.example/sizes", "background": "#e8f0fe"}, {"id": "m5", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Leave a message", "menuType": 5, "labelLink": "", "background": "#e8f0fe"}, {"id": "m6", "color": "#123a80", "docId": "", "msgText": "", "menuName": "Rate us", "menuType": 4, "labelLink": "", "background": "#e8f0fe"}, {"id": "m7", "color": "#123a80", "docId": "", "msgText": "", "menuName": "End chat", "menuType": 3, "labelLink": "", "background": "#e8f0fe"}]}, "navigationBarColor": "#1d5fd1", "leaveMsgContactMode": 0, "navigationBarShowFlag": 1, "robotGuideTransferUserMode": 1, "robotAnswerTransferUserMode": 0, "robotUnknownTransferUserMode": 1}', '{"starList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "scoreList": [{"level": 1, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Very dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 1}, {"level": 2, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "Dissatisfied", "levelTagRequired": 1, "evaluateMsgRequired": 0}, {"level": 3, "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelGuideMsg": "So-so", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 4, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}, {"level": 5, "levelTag": "Friendly,Fast,Knows the matter", "levelGuideMsg": "Very satisfied", "levelTagRequired": 0, "evaluateMsgRequired": 0}], "evaluateModel": 1, "evaluateGuideMsg": "How did we do?"}', NULL);

-- Data for Name: dialogue_states; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.entries VALUES
	(1, 1794930812377, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(1, 1794930812417, 1, 2, 0, 1, 1, 0, 'test-12339-2', 'to learn my thread', NULL),
	(1, 1794930812443, 1, 3, 0, 1001, 4, 8, 'queued:3', '', NULL),
	(1, 1794930812494, 1, 4, 1, 1200, 2, 8, 'accepted:4', 'taken', NULL),
	(1, 1794930812510, 1, 5, 0, 1, 1, 0, 'test-12339-3', 'Does the kettle switch off when it is empty?', NULL),
	(1, 1794930812520, 1, 6, 1, 1, 2, 0, 'test-12339-4', 'Yes, after three seconds.', NULL),
	(1, 1794930812527, 1, 7, 0, 1, 1, 0, 'test-12339-5', 'Question 1 about the kettle', NULL),
	(1, 1794930812533, 1, 8, 0, 1, 1, 0, 'test-12339-6', 'Question 2 about the kettle', NULL),
	(1, 1794930812540, 1, 9, 0, 1, 1, 0, 'test-12339-7', 'Question 3 about the kettle', NULL),
	(1, 1794930812546, 1, 10, 0, 1, 1, 0, 'test-12339-8', 'Question 4 about the kettle', NULL),
	(1, 1794930812550, 1, 11, 0, 1, 1, 0, 'test-12339-9', 'Question 5 about the kettle', NULL),
	(1, 1794930812556, 1, 12, 0, 1, 1, 0, 'test-12339-10', 'Question 6 about the kettle', NULL),
	(1, 1794930812560, 1, 13, 0, 1, 1, 0, 'test-12339-11', 'Question 7 about the kettle', NULL),
	(1, 1794930812565, 1, 14, 0, 1, 1, 0, 'test-12339-12', 'Question 8 about the kettle', NULL),
	(1, 1794930812568, 1, 15, 0, 1, 1, 0, 'test-12339-13', 'Question 9 about the kettle', NULL),
	(1, 1794930812572, 1, 16, 0, 1, 1, 0, 'test-12339-14', 'Question 10 about the kettle', NULL),
	(1, 1794930812576, 1, 17, 0, 1, 1, 0, 'test-12339-15', 'Question 11 about the kettle', NULL),
	(1, 1794930812579, 1, 18, 0, 1, 1, 0, 'test-12339-16', 'Question 12 about the kettle', NULL),
	(1, 1794930812582, 1, 19, 0, 1, 1, 0, 'test-12339-17', 'Question 13 about the kettle', NULL),
	(1, 1794930812585, 1, 20, 0, 1, 1, 0, 'test-12339-18', 'Question 14 about the kettle', NULL),
	(1, 1794930812593, 1, 21, 0, 1, 1, 0, 'test-12339-19', 'Question 15 about the kettle', NULL),
	(1, 1794930812596, 1, 22, 0, 1, 1, 0, 'test-12339-20', 'Question 16 about the kettle', NULL),
	(1, 1794930812599, 1, 23, 0, 1, 1, 0, 'test-12339-21', 'Question 17 about the kettle', NULL),
	(1, 1794930812602, 1, 24, 0, 1, 1, 0, 'test-12339-22', 'Question 18 about the kettle', NULL),
	(1, 1794930812605, 1, 25, 0, 1, 1, 0, 'test-12339-23', 'Question 19 about the kettle', NULL),
	(1, 1794930812608, 1, 26, 0, 1, 1, 0, 'test-12339-24', 'Question 20 about the kettle', NULL),
	(1, 1794930812664, 1, 27, 0, 4, 1, 0, 'release-file', '/files/1-wiJWC7wPBvAWQeeP7dle2Q/receipt.txt', '{"size": 1, "fileName": "receipt.txt"}'),
	(2, 1794930812673, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(2, 1794930812684, 1, 2, 0, 1, 1, 0, 'test-12339-26', 'to learn my thread', NULL),
	(2, 1794930812696, 1, 3, 0, 1001, 4, 8, 'queued:3', '', NULL),
	(2, 1794930812762, 1, 4, 1, 1200, 2, 8, 'accepted:4', 'taken', NULL),
	(2, 1794930812780, 1, 5, 0, 1, 1, 0, 'test-12339-27', 'Thank you, that is all.', NULL),
	(2, 1794930812789, 1, 6, 1, 1202, 2, 8, 'closed:6', 'agent', NULL),
	(3, 1794930812808, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(3, 1794930812818, 1, 2, 0, 1, 1, 0, 'test-12339-29', 'May I speak to a person?', NULL),
	(3, 1794930812831, 1, 3, 0, 1001, 4, 8, 'queued:3', '', NULL),
	(4, 1794930812854, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(4, 1794930812871, 1, 2, 0, 1, 1, 0, 'test-12339-31', 'How long does the delivery take?', NULL),
	(5, 1794930812889, 2, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(5, 1794930812902, 2, 2, 0, 1, 1, 0, 'test-12339-33', 'Hello from another tenant', NULL),
	(6, 1794930812912, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL),
	(6, 1794930812956, 1, 2, 1, 9, 2, 8, 'ticket:LKxL3tIL2WiSHo75J93CCw:1', '{"imgUrl":"","title":"#1 Kettle arrived damaged","subTitle":"Ana","describe":"We send you a new lid.","linkType":"","linkUrl":"/chat_online/workorder?woId=LKxL3tIL2WiSHo75J93CCw&userId=zaO_QkGJL6WeC6x1nqlHUw"}', NULL),
	(7, 1794930812988, 1, 1, 0, 1000, 4, 8, 'started:1', '', NULL);

-- Data for Name: files; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.files VALUES
	(1, 'wiJWC7wPBvAWQeeP7dle2Q', 1, '_VmTOV11LsiPkXQWoP_NQg', 'file', 'application/octet-stream', 'receipt.txt', 12, 1794930812642, true, 'release-file');

-- Data for Name: form_templates; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.form_templates VALUES
	(1, 'test-12339-35', 'Damage', '[{"id": "order", "kind": "text", "name": "Order number", "value": "", "required": true}, {"id": "parts", "kind": "checkbox", "name": "Parts", "value": [], "options": ["Box", "Lid"], "required": false}]', 1794930812920, true, '69da933a015d4e3691bc9ebc864998c8');

-- Data for Name: identity_keys; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: identity_proofs; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: knowledge_documents; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.knowledge_documents VALUES
	(1, 'd1', 'r1', 'en', 'Where is my order?', '["How can I track my parcel?", "Where do I find my tracking number?"]', '<p>The link in your <b>shipping e-mail</b> shows where the parcel is. It appears in your account under <b>My orders</b>, too.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930811746, 0, 0),
	(1, 'd2', 'r1', 'en', 'How long does delivery take?', '["When will my order arrive?", "How fast is express delivery?"]', '<p>Parcels take <b>2 to 4 working days</b>. Express orders arrive on the next working day.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812006, 0, 0),
	(1, 'd3', 'r1', 'en', 'What does delivery cost?', '["Is shipping free?", "How much is express delivery?"]', '<p>Delivery costs 4.90, and nothing for orders of <b>50 or more</b>. Express costs 9.90.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812016, 0, 0),
	(1, 'd4', 'r1', 'en', 'Can I change my address?', '["I entered the wrong address", "Can you send it to a different address?"]', '<p>Until the parcel leaves us you can change the address under <b>My orders</b>.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812024, 0, 0),
	(1, 'd5', 'r1', 'en', 'Do you deliver abroad?', '["Which countries do you ship to?", "Do you send parcels to other countries?"]', '<p>We deliver to every country of the European Union, to Norway and to Switzerland.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812032, 0, 0),
	(1, 'd6', 'r1', 'en', 'Can I collect in the shop?', '["Is there a pick-up point?", "Can I pick up my order myself?"]', '<p>Choose <b>Collect</b> when you order. We write to you as soon as it is ready.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812040, 0, 0),
	(1, 'd7', 'r1', 'en', 'How do I return something?', '["Can I send an item back?", "How many days do I have to return a product?"]', '<p>You may return everything within <b>30 days</b>.</p><ol><li>Print the return slip.</li><li>Put it into the parcel.</li><li>Hand it in at any post office.</li></ol>', 'Returns', NULL, NULL, true, '[{"url": "/files/demo/return-slip.pdf", "name": "Return slip.pdf"}]', 1794930812047, 0, 0),
	(1, 'd8', 'r1', 'en', 'When do I get my money back?', '["How long does a refund take?", "How is a refund paid?"]', '<p>Your money is on its way within <b>5 working days</b> after the parcel reached us.</p>', 'Returns', NULL, NULL, true, '[]', 1794930812054, 0, 0),
	(1, 'd9', 'r1', 'en', 'Which ways to pay are there?', '["Can I pay by card?", "Do you take PayPal?"]', '<p>Card, PayPal and bank transfer. We charge you when the parcel leaves us.</p>', 'Payment', NULL, NULL, true, '[]', 1794930812062, 0, 0),
	(2, 'd1', 'r1', 'en', 'Where is my order?', '["How can I track my parcel?", "Where do I find my tracking number?"]', '<p>The link in your <b>shipping e-mail</b> shows where the parcel is. It appears in your account under <b>My orders</b>, too.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812128, 0, 0),
	(2, 'd2', 'r1', 'en', 'How long does delivery take?', '["When will my order arrive?", "How fast is express delivery?"]', '<p>Parcels take <b>2 to 4 working days</b>. Express orders arrive on the next working day.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812137, 0, 0),
	(2, 'd3', 'r1', 'en', 'What does delivery cost?', '["Is shipping free?", "How much is express delivery?"]', '<p>Delivery costs 4.90, and nothing for orders of <b>50 or more</b>. Express costs 9.90.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812144, 0, 0),
	(2, 'd4', 'r1', 'en', 'Can I change my address?', '["I entered the wrong address", "Can you send it to a different address?"]', '<p>Until the parcel leaves us you can change the address under <b>My orders</b>.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812151, 0, 0),
	(2, 'd5', 'r1', 'en', 'Do you deliver abroad?', '["Which countries do you ship to?", "Do you send parcels to other countries?"]', '<p>We deliver to every country of the European Union, to Norway and to Switzerland.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812159, 0, 0),
	(2, 'd6', 'r1', 'en', 'Can I collect in the shop?', '["Is there a pick-up point?", "Can I pick up my order myself?"]', '<p>Choose <b>Collect</b> when you order. We write to you as soon as it is ready.</p>', 'Delivery', NULL, NULL, true, '[]', 1794930812167, 0, 0),
	(2, 'd7', 'r1', 'en', 'How do I return something?', '["Can I send an item back?", "How many days do I have to return a product?"]', '<p>You may return everything within <b>30 days</b>.</p><ol><li>Print the return slip.</li><li>Put it into the parcel.</li><li>Hand it in at any post office.</li></ol>', 'Returns', NULL, NULL, true, '[{"url": "/files/demo/return-slip.pdf", "name": "Return slip.pdf"}]', 1794930812174, 0, 0),
	(2, 'd8', 'r1', 'en', 'When do I get my money back?', '["How long does a refund take?", "How is a refund paid?"]', '<p>Your money is on its way within <b>5 working days</b> after the parcel reached us.</p>', 'Returns', NULL, NULL, true, '[]', 1794930812180, 0, 0),
	(2, 'd9', 'r1', 'en', 'Which ways to pay are there?', '["Can I pay by card?", "Do you take PayPal?"]', '<p>Card, PayPal and bank transfer. We charge you when the parcel leaves us.</p>', 'Payment', NULL, NULL, true, '[]', 1794930812188, 0, 0);

-- Data for Name: knowledge_feedback; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: knowledge_rows; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.knowledge_rows VALUES
	(1, 'd1', 0, 'r1', 'en', 'where is my order', '{wher,ord}', '{~track,~where_find,~order}', DEFAULT, NULL, ''),
	(1, 'd1', 1, 'r1', 'en', 'how can i track my parcel', '{track,parcel}', '{~track,~parcel}', DEFAULT, NULL, ''),
	(1, 'd1', 2, 'r1', 'en', 'where do i find my tracking number', '{wher,find,track,numb}', '{~where_find,~track,~number,~sedation}', DEFAULT, NULL, ''),
	(1, 'd1', -1, 'r1', 'en', 'the link in your shipping e mail shows where the parcel is it appears in your account under my orders too delivery', '{link,ship,mail,show,wher,parcel,appear,account,und,ord,deliver}', '{~web_page,~deliver,~email,~where_find,~parcel,~account,~order}', DEFAULT, NULL, ''),
	(1, 'd2', 0, 'r1', 'en', 'how long does delivery take', '{long,deliver,tak}', '{~duration,~parcel,~deliver}', DEFAULT, NULL, ''),
	(1, 'd2', 1, 'r1', 'en', 'when will my order arrive', '{ord,arriv}', '{~duration,~order,~arrive}', DEFAULT, NULL, ''),
	(1, 'd2', 2, 'r1', 'en', 'how fast is express delivery', '{fast,expres,deliver}', '{~duration,~fast,~deliver,~parcel}', DEFAULT, NULL, ''),
	(1, 'd2', -1, 'r1', 'en', 'parcels take 2 to 4 working days express orders arrive on the next working day delivery', '{parcel,tak,2,4,work,day,expres,ord,arriv,next,deliver}', '{~parcel,~duration,~fast,~order,~arrive,~deliver}', DEFAULT, NULL, ''),
	(1, 'd3', 0, 'r1', 'en', 'what does delivery cost', '{deliver,cost}', '{~parcel,~deliver,~cost}', DEFAULT, NULL, ''),
	(1, 'd3', 1, 'r1', 'en', 'is shipping free', '{ship,fre}', '{~deliver,~free}', DEFAULT, NULL, ''),
	(1, 'd3', 2, 'r1', 'en', 'how much is express delivery', '{expres,deliver}', '{~cost,~deliver,~fast,~parcel}', DEFAULT, NULL, ''),
	(1, 'd3', -1, 'r1', 'en', 'delivery costs 4 90 and nothing for orders of 50 or more express costs 9 90 delivery', '{deliver,cost,4,90,noth,ord,50,expres,9}', '{~parcel,~deliver,~cost,~order,~fast}', DEFAULT, NULL, ''),
	(1, 'd4', 0, 'r1', 'en', 'can i change my address', '{chang,addres}', '{~change,~address}', DEFAULT, NULL, ''),
	(1, 'd4', 1, 'r1', 'en', 'i entered the wrong address', '{enter,wrong,addres}', '{~wrong,~address,~see_data}', DEFAULT, NULL, ''),
	(1, 'd4', 2, 'r1', 'en', 'can you send it to a different address', '{send,different,addres}', '{~deliver,~copy,~change,~address}', DEFAULT, NULL, ''),
	(1, 'd4', -1, 'r1', 'en', 'until the parcel leaves us you can change the address under my orders delivery', '{until,parcel,leav,chang,addres,und,ord,deliver}', '{~parcel,~leave,~outside_zone,~change,~address,~order,~deliver}', DEFAULT, NULL, ''),
	(1, 'd5', 0, 'r1', 'en', 'do you deliver abroad', '{deliv,abroad}', '{~deliver,~roaming}', DEFAULT, NULL, ''),
	(1, 'd5', 1, 'r1', 'en', 'which countries do you ship to', '{countr,ship}', '{~method,~roaming,~deliver,~outside_zone}', DEFAULT, NULL, ''),
	(1, 'd5', 2, 'r1', 'en', 'do you send parcels to other countries', '{send,parcel,countr}', '{~deliver,~parcel,~change,~roaming}', DEFAULT, NULL, ''),
	(1, 'd5', -1, 'r1', 'en', 'we deliver to every country of the european union to norway and to switzerland delivery', '{deliv,ever,countr,european,union,norwa,switzerland,deliver}', '{~deliver,~how_often,~roaming,~inside_zone,~outside_zone,~parcel}', DEFAULT, NULL, ''),
	(1, 'd6', 0, 'r1', 'en', 'can i collect in the shop', '{collect,shop}', '{~shop_visit}', DEFAULT, NULL, ''),
	(1, 'd6', 1, 'r1', 'en', 'is there a pick up point', '{pick,up,point}', '{~address}', DEFAULT, NULL, ''),
	(1, 'd6', 2, 'r1', 'en', 'can i pick up my order myself', '{pick,up,ord,myself}', '{~order}', DEFAULT, NULL, ''),
	(1, 'd6', -1, 'r1', 'en', 'choose collect when you order we write to you as soon as it is ready delivery', '{choos,collect,ord,writ,soon,read,deliver}', '{~order,~join,~fast,~duration,~parcel,~deliver}', DEFAULT, NULL, ''),
	(1, 'd7', 0, 'r1', 'en', 'how do i return something', '{return}', '{~return}', DEFAULT, NULL, ''),
	(1, 'd7', 1, 'r1', 'en', 'can i send an item back', '{send,item,back}', '{~deliver,~order}', DEFAULT, NULL, ''),
	(1, 'd7', 2, 'r1', 'en', 'how many days do i have to return a product', '{day,return,product}', '{~duration,~return,~order}', DEFAULT, NULL, ''),
	(1, 'd7', -1, 'r1', 'en', 'you may return everything within 30 days print the return slip put it into the parcel hand it in at any post office returns', '{return,everyth,within,30,day,print,slip,put,parcel,hand,post,offic}', '{~return,~duration,~download,~parcel,~deliver,~civic}', DEFAULT, NULL, ''),
	(1, 'd8', 0, 'r1', 'en', 'when do i get my money back', '{mone,back}', '{~arrive,~duration,~refund,~pay}', DEFAULT, NULL, ''),
	(1, 'd8', 1, 'r1', 'en', 'how long does a refund take', '{long,refund,tak}', '{~duration,~refund}', DEFAULT, NULL, ''),
	(1, 'd8', 2, 'r1', 'en', 'how is a refund paid', '{refund,paid}', '{~refund,~pay}', DEFAULT, NULL, ''),
	(1, 'd8', -1, 'r1', 'en', 'your money is on its way within 5 working days after the parcel reached us returns', '{mone,within,5,work,day,parcel,reach,return}', '{~pay,~track,~duration,~parcel,~arrive,~outside_zone,~return}', DEFAULT, NULL, ''),
	(1, 'd9', 0, 'r1', 'en', 'which ways to pay are there', '{way,pay}', '{~method,~pay}', DEFAULT, NULL, ''),
	(1, 'd9', 1, 'r1', 'en', 'can i pay by card', '{pay,card}', '{~pay}', DEFAULT, NULL, ''),
	(1, 'd9', 2, 'r1', 'en', 'do you take paypal', '{tak,paypal}', '{~method,~pay}', DEFAULT, NULL, ''),
	(1, 'd9', -1, 'r1', 'en', 'card paypal and bank transfer we charge you when the parcel leaves us payment', '{card,paypal,bank,transf,charg,parcel,leav,pay}', '{~pay,~bank,~cost,~parcel,~leave,~outside_zone}', DEFAULT, NULL, ''),
	(2, 'd1', 0, 'r1', 'en', 'where is my order', '{wher,ord}', '{~track,~where_find,~order}', DEFAULT, NULL, ''),
	(2, 'd1', 1, 'r1', 'en', 'how can i track my parcel', '{track,parcel}', '{~track,~parcel}', DEFAULT, NULL, ''),
	(2, 'd1', 2, 'r1', 'en', 'where do i find my tracking number', '{wher,find,track,numb}', '{~where_find,~track,~number,~sedation}', DEFAULT, NULL, ''),
	(2, 'd1', -1, 'r1', 'en', 'the link in your shipping e mail shows where the parcel is it appears in your account under my orders too delivery', '{link,ship,mail,show,wher,parcel,appear,account,und,ord,deliver}', '{~web_page,~deliver,~email,~where_find,~parcel,~account,~order}', DEFAULT, NULL, ''),
	(2, 'd2', 0, 'r1', 'en', 'how long does delivery take', '{long,deliver,tak}', '{~duration,~parcel,~deliver}', DEFAULT, NULL, ''),
	(2, 'd2', 1, 'r1', 'en', 'when will my order arrive', '{ord,arriv}', '{~duration,~order,~arrive}', DEFAULT, NULL, ''),
	(2, 'd2', 2, 'r1', 'en', 'how fast is express delivery', '{fast,expres,deliver}', '{~duration,~fast,~deliver,~parcel}', DEFAULT, NULL, ''),
	(2, 'd2', -1, 'r1', 'en', 'parcels take 2 to 4 working days express orders arrive on the next working day delivery', '{parcel,tak,2,4,work,day,expres,ord,arriv,next,deliver}', '{~parcel,~duration,~fast,~order,~arrive,~deliver}', DEFAULT, NULL, ''),
	(2, 'd3', 0, 'r1', 'en', 'what does delivery cost', '{deliver,cost}', '{~parcel,~deliver,~cost}', DEFAULT, NULL, ''),
	(2, 'd3', 1, 'r1', 'en', 'is shipping free', '{ship,fre}', '{~deliver,~free}', DEFAULT, NULL, ''),
	(2, 'd3', 2, 'r1', 'en', 'how much is express delivery', '{expres,deliver}', '{~cost,~deliver,~fast,~parcel}', DEFAULT, NULL, ''),
	(2, 'd3', -1, 'r1', 'en', 'delivery costs 4 90 and nothing for orders of 50 or more express costs 9 90 delivery', '{deliver,cost,4,90,noth,ord,50,expres,9}', '{~parcel,~deliver,~cost,~order,~fast}', DEFAULT, NULL, ''),
	(2, 'd4', 0, 'r1', 'en', 'can i change my address', '{chang,addres}', '{~change,~address}', DEFAULT, NULL, ''),
	(2, 'd4', 1, 'r1', 'en', 'i entered the wrong address', '{enter,wrong,addres}', '{~wrong,~address,~see_data}', DEFAULT, NULL, '');
INSERT INTO public.knowledge_rows VALUES
	(2, 'd4', 2, 'r1', 'en', 'can you send it to a different address', '{send,different,addres}', '{~deliver,~copy,~change,~address}', DEFAULT, NULL, ''),
	(2, 'd4', -1, 'r1', 'en', 'until the parcel leaves us you can change the address under my orders delivery', '{until,parcel,leav,chang,addres,und,ord,deliver}', '{~parcel,~leave,~outside_zone,~change,~address,~order,~deliver}', DEFAULT, NULL, ''),
	(2, 'd5', 0, 'r1', 'en', 'do you deliver abroad', '{deliv,abroad}', '{~deliver,~roaming}', DEFAULT, NULL, ''),
	(2, 'd5', 1, 'r1', 'en', 'which countries do you ship to', '{countr,ship}', '{~method,~roaming,~deliver,~outside_zone}', DEFAULT, NULL, ''),
	(2, 'd5', 2, 'r1', 'en', 'do you send parcels to other countries', '{send,parcel,countr}', '{~deliver,~parcel,~change,~roaming}', DEFAULT, NULL, ''),
	(2, 'd5', -1, 'r1', 'en', 'we deliver to every country of the european union to norway and to switzerland delivery', '{deliv,ever,countr,european,union,norwa,switzerland,deliver}', '{~deliver,~how_often,~roaming,~inside_zone,~outside_zone,~parcel}', DEFAULT, NULL, ''),
	(2, 'd6', 0, 'r1', 'en', 'can i collect in the shop', '{collect,shop}', '{~shop_visit}', DEFAULT, NULL, ''),
	(2, 'd6', 1, 'r1', 'en', 'is there a pick up point', '{pick,up,point}', '{~address}', DEFAULT, NULL, ''),
	(2, 'd6', 2, 'r1', 'en', 'can i pick up my order myself', '{pick,up,ord,myself}', '{~order}', DEFAULT, NULL, ''),
	(2, 'd6', -1, 'r1', 'en', 'choose collect when you order we write to you as soon as it is ready delivery', '{choos,collect,ord,writ,soon,read,deliver}', '{~order,~join,~fast,~duration,~parcel,~deliver}', DEFAULT, NULL, ''),
	(2, 'd7', 0, 'r1', 'en', 'how do i return something', '{return}', '{~return}', DEFAULT, NULL, ''),
	(2, 'd7', 1, 'r1', 'en', 'can i send an item back', '{send,item,back}', '{~deliver,~order}', DEFAULT, NULL, ''),
	(2, 'd7', 2, 'r1', 'en', 'how many days do i have to return a product', '{day,return,product}', '{~duration,~return,~order}', DEFAULT, NULL, ''),
	(2, 'd7', -1, 'r1', 'en', 'you may return everything within 30 days print the return slip put it into the parcel hand it in at any post office returns', '{return,everyth,within,30,day,print,slip,put,parcel,hand,post,offic}', '{~return,~duration,~download,~parcel,~deliver,~civic}', DEFAULT, NULL, ''),
	(2, 'd8', 0, 'r1', 'en', 'when do i get my money back', '{mone,back}', '{~arrive,~duration,~refund,~pay}', DEFAULT, NULL, ''),
	(2, 'd8', 1, 'r1', 'en', 'how long does a refund take', '{long,refund,tak}', '{~duration,~refund}', DEFAULT, NULL, ''),
	(2, 'd8', 2, 'r1', 'en', 'how is a refund paid', '{refund,paid}', '{~refund,~pay}', DEFAULT, NULL, ''),
	(2, 'd8', -1, 'r1', 'en', 'your money is on its way within 5 working days after the parcel reached us returns', '{mone,within,5,work,day,parcel,reach,return}', '{~pay,~track,~duration,~parcel,~arrive,~outside_zone,~return}', DEFAULT, NULL, ''),
	(2, 'd9', 0, 'r1', 'en', 'which ways to pay are there', '{way,pay}', '{~method,~pay}', DEFAULT, NULL, ''),
	(2, 'd9', 1, 'r1', 'en', 'can i pay by card', '{pay,card}', '{~pay}', DEFAULT, NULL, ''),
	(2, 'd9', 2, 'r1', 'en', 'do you take paypal', '{tak,paypal}', '{~method,~pay}', DEFAULT, NULL, ''),
	(2, 'd9', -1, 'r1', 'en', 'card paypal and bank transfer we charge you when the parcel leaves us payment', '{card,paypal,bank,transf,charg,parcel,leav,pay}', '{~pay,~bank,~cost,~parcel,~leave,~outside_zone}', DEFAULT, NULL, '');

-- Data for Name: knowledge_terms; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.knowledge_terms VALUES
	(1, 'r1', 'en', 'account', 1),
	(1, 'r1', 'en', 'appear', 1),
	(1, 'r1', 'en', 'find', 1),
	(1, 'r1', 'en', 'link', 1),
	(1, 'r1', 'en', 'mail', 1),
	(1, 'r1', 'en', 'numb', 1),
	(1, 'r1', 'en', 'show', 1),
	(1, 'r1', 'en', 'track', 1),
	(1, 'r1', 'en', 'wher', 1),
	(1, 'r1', 'en', '~account', 1),
	(1, 'r1', 'en', '~email', 1),
	(1, 'r1', 'en', '~number', 1),
	(1, 'r1', 'en', '~sedation', 1),
	(1, 'r1', 'en', '~web_page', 1),
	(1, 'r1', 'en', '~where_find', 1),
	(1, 'r1', 'en', '2', 1),
	(1, 'r1', 'en', 'arriv', 1),
	(1, 'r1', 'en', '~leave', 2),
	(1, 'r1', 'en', 'fast', 1),
	(1, 'r1', 'en', 'next', 1),
	(1, 'r1', 'en', '~order', 6),
	(1, 'r1', 'en', '~method', 2),
	(1, 'r1', 'en', '5', 1),
	(1, 'r1', 'en', 'back', 2),
	(1, 'r1', 'en', '4', 2),
	(1, 'r1', 'en', '50', 1),
	(1, 'r1', 'en', '9', 1),
	(1, 'r1', 'en', '90', 1),
	(1, 'r1', 'en', 'cost', 1),
	(1, 'r1', 'en', 'day', 3),
	(1, 'r1', 'en', 'expres', 2),
	(1, 'r1', 'en', 'fre', 1),
	(1, 'r1', 'en', 'noth', 1),
	(1, 'r1', 'en', 'long', 2),
	(1, 'r1', 'en', 'mone', 1),
	(1, 'r1', 'en', 'paid', 1),
	(2, 'r1', 'en', 'deliver', 6),
	(1, 'r1', 'en', '~free', 1),
	(1, 'r1', 'en', 'reach', 1),
	(1, 'r1', 'en', 'refund', 1),
	(1, 'r1', 'en', 'addres', 1),
	(1, 'r1', 'en', 'chang', 1),
	(1, 'r1', 'en', 'return', 2),
	(1, 'r1', 'en', 'different', 1),
	(1, 'r1', 'en', 'enter', 1),
	(1, 'r1', 'en', 'within', 2),
	(1, 'r1', 'en', 'und', 2),
	(1, 'r1', 'en', 'until', 1),
	(1, 'r1', 'en', 'wrong', 1),
	(1, 'r1', 'en', '~copy', 1);
INSERT INTO public.knowledge_terms VALUES
	(1, 'r1', 'en', 'work', 2),
	(1, 'r1', 'en', '~arrive', 2),
	(1, 'r1', 'en', '~duration', 4),
	(1, 'r1', 'en', '~see_data', 1),
	(1, 'r1', 'en', '~wrong', 1),
	(1, 'r1', 'en', 'abroad', 1),
	(1, 'r1', 'en', 'countr', 1),
	(1, 'r1', 'en', 'deliv', 1),
	(2, 'r1', 'en', 'fast', 1),
	(1, 'r1', 'en', 'european', 1),
	(1, 'r1', 'en', 'ever', 1),
	(1, 'r1', 'en', 'norwa', 1),
	(1, 'r1', 'en', '~outside_zone', 4),
	(1, 'r1', 'en', '~parcel', 9),
	(1, 'r1', 'en', 'ship', 3),
	(1, 'r1', 'en', 'switzerland', 1),
	(1, 'r1', 'en', 'union', 1),
	(1, 'r1', 'en', '~change', 2),
	(1, 'r1', 'en', '~how_often', 1),
	(1, 'r1', 'en', '~inside_zone', 1),
	(1, 'r1', 'en', '~pay', 2),
	(1, 'r1', 'en', '~roaming', 1),
	(1, 'r1', 'en', 'choos', 1),
	(1, 'r1', 'en', 'collect', 1),
	(1, 'r1', 'en', 'deliver', 6),
	(1, 'r1', 'en', 'myself', 1),
	(1, 'r1', 'en', 'ord', 5),
	(1, 'r1', 'en', 'pick', 1),
	(1, 'r1', 'en', 'point', 1),
	(1, 'r1', 'en', 'read', 1),
	(1, 'r1', 'en', 'shop', 1),
	(1, 'r1', 'en', 'soon', 1),
	(1, 'r1', 'en', 'up', 1),
	(1, 'r1', 'en', 'writ', 1),
	(1, 'r1', 'en', '~address', 2),
	(2, 'r1', 'en', 'account', 1),
	(2, 'r1', 'en', 'appear', 1),
	(1, 'r1', 'en', '~fast', 3),
	(1, 'r1', 'en', '~join', 1),
	(2, 'r1', 'en', 'find', 1),
	(1, 'r1', 'en', '~shop_visit', 1),
	(1, 'r1', 'en', '30', 1),
	(2, 'r1', 'en', 'link', 1),
	(1, 'r1', 'en', 'everyth', 1),
	(1, 'r1', 'en', 'hand', 1),
	(1, 'r1', 'en', 'item', 1),
	(1, 'r1', 'en', 'offic', 1),
	(2, 'r1', 'en', 'mail', 1),
	(1, 'r1', 'en', 'post', 1),
	(1, 'r1', 'en', 'print', 1);
INSERT INTO public.knowledge_terms VALUES
	(1, 'r1', 'en', 'product', 1),
	(1, 'r1', 'en', 'put', 1),
	(1, 'r1', 'en', 'send', 3),
	(1, 'r1', 'en', 'slip', 1),
	(1, 'r1', 'en', '~civic', 1),
	(1, 'r1', 'en', '~deliver', 7),
	(1, 'r1', 'en', '~download', 1),
	(1, 'r1', 'en', '~refund', 1),
	(1, 'r1', 'en', '~return', 2),
	(1, 'r1', 'en', '~track', 2),
	(1, 'r1', 'en', 'bank', 1),
	(1, 'r1', 'en', 'card', 1),
	(1, 'r1', 'en', 'charg', 1),
	(1, 'r1', 'en', 'leav', 2),
	(1, 'r1', 'en', 'parcel', 7),
	(1, 'r1', 'en', 'pay', 1),
	(1, 'r1', 'en', 'paypal', 1),
	(1, 'r1', 'en', 'tak', 3),
	(1, 'r1', 'en', 'transf', 1),
	(1, 'r1', 'en', 'way', 1),
	(1, 'r1', 'en', '~bank', 1),
	(1, 'r1', 'en', '~cost', 2),
	(2, 'r1', 'en', 'numb', 1),
	(2, 'r1', 'en', 'show', 1),
	(2, 'r1', 'en', 'track', 1),
	(2, 'r1', 'en', 'wher', 1),
	(2, 'r1', 'en', '~account', 1),
	(2, 'r1', 'en', '~email', 1),
	(2, 'r1', 'en', '~number', 1),
	(2, 'r1', 'en', '~sedation', 1),
	(2, 'r1', 'en', '~web_page', 1),
	(2, 'r1', 'en', '~where_find', 1),
	(2, 'r1', 'en', '2', 1),
	(2, 'r1', 'en', 'arriv', 1),
	(2, 'r1', 'en', 'next', 1),
	(2, 'r1', 'en', 'parcel', 7),
	(2, 'r1', 'en', 'tak', 3),
	(2, 'r1', 'en', 'ord', 5),
	(2, 'r1', 'en', '4', 2),
	(2, 'r1', 'en', 'day', 3),
	(2, 'r1', 'en', 'expres', 2),
	(2, 'r1', 'en', 'ship', 3),
	(2, 'r1', 'en', 'long', 2),
	(2, 'r1', 'en', '~deliver', 7),
	(2, 'r1', 'en', 'und', 2),
	(2, 'r1', 'en', 'work', 2),
	(2, 'r1', 'en', '50', 1),
	(2, 'r1', 'en', '9', 1),
	(2, 'r1', 'en', '90', 1),
	(2, 'r1', 'en', 'cost', 1);
INSERT INTO public.knowledge_terms VALUES
	(2, 'r1', 'en', 'fre', 1),
	(2, 'r1', 'en', 'noth', 1),
	(2, 'r1', 'en', '~free', 1),
	(2, 'r1', 'en', 'addres', 1),
	(2, 'r1', 'en', 'chang', 1),
	(2, 'r1', 'en', 'different', 1),
	(2, 'r1', 'en', 'enter', 1),
	(2, 'r1', 'en', 'until', 1),
	(2, 'r1', 'en', 'wrong', 1),
	(2, 'r1', 'en', '~copy', 1),
	(2, 'r1', 'en', '~see_data', 1),
	(2, 'r1', 'en', '~wrong', 1),
	(2, 'r1', 'en', 'abroad', 1),
	(2, 'r1', 'en', 'countr', 1),
	(2, 'r1', 'en', 'deliv', 1),
	(2, 'r1', 'en', 'european', 1),
	(2, 'r1', 'en', 'ever', 1),
	(2, 'r1', 'en', 'norwa', 1),
	(2, 'r1', 'en', 'switzerland', 1),
	(2, 'r1', 'en', 'union', 1),
	(2, 'r1', 'en', '~change', 2),
	(2, 'r1', 'en', '~how_often', 1),
	(2, 'r1', 'en', '~inside_zone', 1),
	(2, 'r1', 'en', '~roaming', 1),
	(2, 'r1', 'en', 'choos', 1),
	(2, 'r1', 'en', 'collect', 1),
	(2, 'r1', 'en', 'myself', 1),
	(2, 'r1', 'en', 'pick', 1),
	(2, 'r1', 'en', 'point', 1),
	(2, 'r1', 'en', 'read', 1),
	(2, 'r1', 'en', 'shop', 1),
	(2, 'r1', 'en', 'soon', 1),
	(2, 'r1', 'en', 'up', 1),
	(2, 'r1', 'en', 'writ', 1),
	(2, 'r1', 'en', '~address', 2),
	(2, 'r1', 'en', '~fast', 3),
	(2, 'r1', 'en', '~join', 1),
	(2, 'r1', 'en', '~shop_visit', 1),
	(2, 'r1', 'en', '30', 1),
	(2, 'r1', 'en', 'everyth', 1),
	(2, 'r1', 'en', 'hand', 1),
	(2, 'r1', 'en', 'item', 1),
	(2, 'r1', 'en', 'offic', 1),
	(2, 'r1', 'en', 'post', 1),
	(2, 'r1', 'en', 'print', 1),
	(2, 'r1', 'en', 'product', 1),
	(2, 'r1', 'en', 'put', 1),
	(2, 'r1', 'en', 'send', 3),
	(2, 'r1', 'en', 'slip', 1),
	(2, 'r1', 'en', '~civic', 1);
INSERT INTO public.knowledge_terms VALUES
	(2, 'r1', 'en', '~download', 1),
	(2, 'r1', 'en', '~order', 6),
	(2, 'r1', 'en', '5', 1),
	(2, 'r1', 'en', 'back', 2),
	(2, 'r1', 'en', 'mone', 1),
	(2, 'r1', 'en', 'paid', 1),
	(2, 'r1', 'en', 'reach', 1),
	(2, 'r1', 'en', 'refund', 1),
	(2, 'r1', 'en', 'return', 2),
	(2, 'r1', 'en', 'within', 2),
	(2, 'r1', 'en', '~arrive', 2),
	(2, 'r1', 'en', '~duration', 4),
	(2, 'r1', 'en', '~refund', 1),
	(2, 'r1', 'en', '~return', 2),
	(2, 'r1', 'en', '~track', 2),
	(2, 'r1', 'en', 'bank', 1),
	(2, 'r1', 'en', 'card', 1),
	(2, 'r1', 'en', 'charg', 1),
	(2, 'r1', 'en', 'leav', 2),
	(2, 'r1', 'en', 'pay', 1),
	(2, 'r1', 'en', 'paypal', 1),
	(2, 'r1', 'en', 'transf', 1),
	(2, 'r1', 'en', 'way', 1),
	(2, 'r1', 'en', '~bank', 1),
	(2, 'r1', 'en', '~cost', 2),
	(2, 'r1', 'en', '~leave', 2),
	(2, 'r1', 'en', '~method', 2),
	(2, 'r1', 'en', '~outside_zone', 4),
	(2, 'r1', 'en', '~parcel', 9),
	(2, 'r1', 'en', '~pay', 2);

-- Data for Name: left_message_files; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: left_messages; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.left_messages VALUES
	(1, 'Tqblu2Ehza4', 1, '1BfUnJ46Y2xGzBuYUAAfgA', 'QIRcbw6o-Y5OSSnlQVpupw', 'Sam', '040 5550', 'sam@shop.example', 'The lid of my kettle arrived cracked.
Order A-20931.', 1794930813003, false, NULL, '', '', 'en', NULL, 2);

-- Data for Name: mail_counts; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.migrations VALUES
	(1, '20261115000000_foundation', '2026-11-17 15:53:31.03754'),
	(2, '20261115000101_cards_forms_ratings', '2026-11-17 15:53:31.066242'),
	(3, '20261116010000_files', '2026-11-17 15:53:31.07583'),
	(4, '20261117010000_left_messages', '2026-11-17 15:53:31.081107'),
	(5, '20261118010000_knowledge', '2026-11-17 15:53:31.087174'),
	(6, '20261118010020_model_answers', '2026-11-17 15:53:31.113283'),
	(7, '20261118101000_robot_dialogues', '2026-11-17 15:53:31.120499'),
	(8, '20261119010000_knowledge_vectors', '2026-11-17 15:53:31.128392'),
	(9, '20261119020000_robot_complaints', '2026-11-17 15:53:31.130504'),
	(10, '20261119100000_routing', '2026-11-17 15:53:31.138538'),
	(11, '20261119110000_sign_in', '2026-11-17 15:53:31.154407'),
	(12, '20261119120000_inbox_lists', '2026-11-17 15:53:31.162022'),
	(13, '20261119200000_desk_conversation', '2026-11-17 15:53:31.163807'),
	(14, '20261119300000_silence', '2026-11-17 15:53:31.175645'),
	(15, '20261121010000_tickets', '2026-11-17 15:53:31.178254'),
	(16, '20261121020000_mails', '2026-11-17 15:53:31.204039'),
	(17, '20261121030000_unhandled_messages', '2026-11-17 15:53:31.207569'),
	(18, '20261122010000_sites', '2026-11-17 15:53:31.210153'),
	(19, '20261122020000_verified_facts', '2026-11-17 15:53:31.218282'),
	(20, '20261123010000_calls', '2026-11-17 15:53:31.22022'),
	(21, '20261124010000_mails_are_forgotten', '2026-11-17 15:53:31.231339'),
	(22, '20261124020000_who_is_next', '2026-11-17 15:53:31.233316'),
	(23, '20261125010000_server_ids', '2026-11-17 15:53:31.237326'),
	(24, '20261125030000_token_revocations', '2026-11-17 15:53:31.24131'),
	(25, '20261125040000_known_devices', '2026-11-17 15:53:31.246096'),
	(26, '20261125041000_file_rules', '2026-11-17 15:53:31.250994'),
	(27, '20261126010000_find_channel', '2026-11-17 15:53:31.252158'),
	(28, '20261126020000_suggestion_switch', '2026-11-17 15:53:31.254053'),
	(29, '20261126030000_visitor_attributes', '2026-11-17 15:53:31.254774'),
	(30, '20261126050000_offline_message_files', '2026-11-17 15:53:31.25726'),
	(31, '20261126050100_request_numbers', '2026-11-17 15:53:31.261564'),
	(32, '20261126050200_channel_defaults', '2026-11-17 15:53:31.265502'),
	(33, '20261126060000_visitor_presence', '2026-11-17 15:53:31.267368'),
	(34, '20261126060100_launcher', '2026-11-17 15:53:31.269179'),
	(35, '20261126080000_waiting_since', '2026-11-17 15:53:31.27013'),
	(36, '20261126080100_who_waits_now', '2026-11-17 15:53:31.271542'),
	(37, '20261126080200_lost_threads', '2026-11-17 15:53:31.274339');

-- Data for Name: model_channels; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: model_usage; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: queue_waits; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.queue_waits VALUES
	(1, 'default', 1, 1794930812494, 51),
	(1, 'default', 2, 1794930812762, 66);

-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: robot_cases; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: robot_dialogues; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: sensitive_words; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sessions VALUES
	(1, 1, 1, NULL, 'xR7ktnkGZMFKxFCUO8eY3g', 1794930812377, NULL, NULL),
	(1, 2, 1, 6, 'LzJlFAIpzlk2Tt-Fn2oS-w', 1794930812673, 1794930812789, 'agent'),
	(1, 3, 1, NULL, 'ZaAAQ_X8az4WeysB5oSG2A', 1794930812808, NULL, NULL),
	(1, 4, 1, NULL, 'u7pJ2jkX2DF88i2HozDfXw', 1794930812854, NULL, NULL),
	(2, 5, 1, NULL, 'wsImIuqu3vzsUW5JM-wEnw', 1794930812889, NULL, NULL),
	(1, 6, 1, NULL, 'gPbvdUBQOhOF0MJFuGnaoQ', 1794930812912, NULL, NULL),
	(1, 7, 1, NULL, '2_0DlJh4dt5ugJEXNQIIUA', 1794930812988, NULL, NULL);

-- Data for Name: sign_in_tries; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sign_in_tries VALUES
	('\x5cb01652e9d4c3a822628b8cb5cad545ebe438dfbcb8533942aea3079556bb53', 0, 1794930812286, 0, 0, '[]');

-- Data for Name: tenants; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.tenants OVERRIDING SYSTEM VALUE VALUES
	(2, 'other', 'Tenant other', 0, NULL),
	(1, 'demo', 'Tenant demo', 2, NULL);

-- Data for Name: threads; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.threads OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 1, 'T-TnEP6_cDEPt-zuKdeP1g', 'i1rRqNhstwA', 6, 1794930812789, 1, '8n1FkwbAjqW', false, 0, 0, 1794930812789, 'LzJlFAIpzlk2Tt-Fn2oS-w', 1, 0, 0, NULL, 'default', NULL, 1, '{}', 0, NULL, true, 0, 0),
	(1, 6, 1, 'zaO_QkGJL6WeC6x1nqlHUw', '9s7JI4CVZGs', 2, 1794930812956, 1, '0j8hhA09J7y', true, 1, 0, 1794930812912, 'gPbvdUBQOhOF0MJFuGnaoQ', 1, 0, 0, NULL, 'default', NULL, NULL, '{}', 0, 1794930812912, false, 0, 0),
	(1, 3, 1, 'na1fPFrN4sDWulMZvwAn6Q', '9cDn0_IgWas', 3, 1794930812831, 1, 'A6f3DgcI-hv', true, 2, 0, 1794930812831, 'ZaAAQ_X8az4WeysB5oSG2A', 1, 0, 0, 3, 'default', NULL, NULL, '{}', 0, 1794930812831, true, 0, 1794930812831),
	(1, 7, 1, '1BfUnJ46Y2xGzBuYUAAfgA', 'IPpLEke3M_k', 1, 1794930812988, 1, 'gzKPKQ-qJmk', true, 1, 0, 1794930812988, '2_0DlJh4dt5ugJEXNQIIUA', 1, 0, 0, NULL, 'default', NULL, NULL, '{}', 0, 1794930812988, false, 0, 0),
	(1, 4, 1, 'Fib9MctNHFOcK5S2YCDReQ', 'vVd1_pAZRDM', 2, 1794930812871, 1, '4j9obwv_irl', true, 1, 0, 1794930812854, 'u7pJ2jkX2DF88i2HozDfXw', 1, 0, 0, NULL, 'default', NULL, NULL, '{}', 0, 1794930812854, false, 0, 0),
	(1, 1, 1, '_VmTOV11LsiPkXQWoP_NQg', 'BBkiCDbAM0o', 27, 1794930812664, 1, 'UKhJqVv-ALW', true, 3, 1, 1794930812494, 'xR7ktnkGZMFKxFCUO8eY3g', 1, 0, 6, 1, 'default', NULL, 1, '{}', 0, 1794930992527, true, 0, 1794930812527),
	(2, 5, 2, 'mvWOVnqKYwkm7YpiRXETIA', 'xT_qigasluY', 2, 1794930812902, 1, 'qbbTELCV7fX', true, 1, 0, 1794930812889, 'wsImIuqu3vzsUW5JM-wEnw', 1, 0, 0, NULL, 'default', NULL, NULL, '{}', 0, 1794930812889, false, 0, 0);

-- Data for Name: ticket_entries; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.ticket_entries VALUES
	(1, 'LKxL3tIL2WiSHo75J93CCw', 1, 1, 1, 'Ana', 'We send you a new lid.', 1, 'test-12339-36', 1794930812956);

-- Data for Name: ticket_files; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: ticket_links; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: tickets; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.tickets VALUES
	(1, 'LKxL3tIL2WiSHo75J93CCw', 1, 1, 'zaO_QkGJL6WeC6x1nqlHUw', 6, NULL, 'hJubRIScoyZc6PdlSKQSmg', 'test-12339-35', '69da933a015d4e3691bc9ebc864998c8', 'Damage', 'Kettle arrived damaged', 'The lid of my kettle arrived cracked.', 0, '', 1, 1, NULL, '', '', '', 'en', '[{"fieldId": "order", "fieldName": "Order number", "fieldValue": "A-20931"}]', 1, 1794930812942, 1794930812956);

-- Data for Name: token_revocations; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: visitor_blocks; Type: TABLE DATA; Schema: public; Owner: -

-- Data for Name: visitors; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.visitors VALUES
	(1, '_VmTOV11LsiPkXQWoP_NQg', '', '', '', 'en', '', '2026-11-17 15:53:32.366647+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(1, 'T-TnEP6_cDEPt-zuKdeP1g', '', '', '', 'en', '', '2026-11-17 15:53:32.668859+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(1, 'na1fPFrN4sDWulMZvwAn6Q', '', '', '', 'en', '', '2026-11-17 15:53:32.803516+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(1, 'Fib9MctNHFOcK5S2YCDReQ', '', '', '', 'en', '', '2026-11-17 15:53:32.846857+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(2, 'mvWOVnqKYwkm7YpiRXETIA', '', '', '', 'en', '', '2026-11-17 15:53:32.884959+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(1, 'zaO_QkGJL6WeC6x1nqlHUw', '', '', '', 'en', '', '2026-11-17 15:53:32.907131+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', ''),
	(1, '1BfUnJ46Y2xGzBuYUAAfgA', '', '', '', 'en', '', '2026-11-17 15:53:32.983572+00', '[]', '', 'node', '[]', NULL, NULL, '{}', '[]', '', '', '');

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 1, false);

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 1, false);

SELECT pg_catalog.setval('public.agent_sessions_id_seq', 1, true);

SELECT pg_catalog.setval('public.agents_id_seq', 4, true);

SELECT pg_catalog.setval('public.channels_id_seq', 2, true);

SELECT pg_catalog.setval('public.knowledge_feedback_id_seq', 1, false);

SELECT pg_catalog.setval('public.migrations_id_seq', 37, true);

SELECT pg_catalog.setval('public.queue_tickets', 3, true);

SELECT pg_catalog.setval('public.tenants_id_seq', 2, true);

SELECT pg_catalog.setval('public.threads_id_seq', 7, true);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agent_devices
    ADD CONSTRAINT agent_devices_pkey PRIMARY KEY (tenant_id, agent_id, device_id);

ALTER TABLE ONLY public.agent_group_members
    ADD CONSTRAINT agent_group_members_pkey PRIMARY KEY (tenant_id, group_id, agent_id);

ALTER TABLE ONLY public.agent_groups
    ADD CONSTRAINT agent_groups_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.agent_seats
    ADD CONSTRAINT agent_seats_pkey PRIMARY KEY (tenant_id, agent_id);

ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_pkey PRIMARY KEY (tenant_id, token_hash);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.call_signals
    ADD CONSTRAINT call_signals_pkey PRIMARY KEY (tenant_id, call_id, n);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.canned_replies
    ADD CONSTRAINT canned_replies_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_key_key UNIQUE (key);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.dialogue_states
    ADD CONSTRAINT dialogue_states_pkey PRIMARY KEY (tenant_id, thread_id);

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tenant_id, thread_id, seq);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.form_templates
    ADD CONSTRAINT form_templates_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.identity_keys
    ADD CONSTRAINT identity_keys_pkey PRIMARY KEY (tenant_id, channel_id, id);

ALTER TABLE ONLY public.identity_proofs
    ADD CONSTRAINT identity_proofs_pkey PRIMARY KEY (tenant_id, channel_id, jti);

ALTER TABLE ONLY public.knowledge_documents
    ADD CONSTRAINT knowledge_documents_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.knowledge_feedback
    ADD CONSTRAINT knowledge_feedback_pkey PRIMARY KEY (tenant_id, user_id, session_key, doc_id);

ALTER TABLE ONLY public.knowledge_rows
    ADD CONSTRAINT knowledge_rows_pkey PRIMARY KEY (tenant_id, doc_id, place);

ALTER TABLE ONLY public.knowledge_terms
    ADD CONSTRAINT knowledge_terms_pkey PRIMARY KEY (tenant_id, robot_no, language, term);

ALTER TABLE ONLY public.left_message_files
    ADD CONSTRAINT left_message_files_pkey PRIMARY KEY (tenant_id, message_id, place);

ALTER TABLE ONLY public.left_messages
    ADD CONSTRAINT left_messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.left_messages
    ADD CONSTRAINT left_messages_tenant_id_user_id_client_id_key UNIQUE (tenant_id, user_id, client_id);

ALTER TABLE ONLY public.mail_counts
    ADD CONSTRAINT mail_counts_pkey PRIMARY KEY (tenant_id, address_hash, day);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (tenant_id, cause);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_channels
    ADD CONSTRAINT model_channels_pkey PRIMARY KEY (tenant_id, channel_id);

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_pkey PRIMARY KEY (tenant_id, day, scope, scope_id);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (tenant_id, thread_id, first_seq);

ALTER TABLE ONLY public.robot_cases
    ADD CONSTRAINT robot_cases_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.robot_cases
    ADD CONSTRAINT robot_cases_tenant_id_robot_no_language_question_key UNIQUE (tenant_id, robot_no, language, question);

ALTER TABLE ONLY public.robot_dialogues
    ADD CONSTRAINT robot_dialogues_pkey PRIMARY KEY (tenant_id, robot_no, id, version);

ALTER TABLE ONLY public.sensitive_words
    ADD CONSTRAINT sensitive_words_pkey PRIMARY KEY (tenant_id, word);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, thread_id, first_seq);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.sign_in_tries
    ADD CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_key_key UNIQUE (key);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_channel_id_user_id_key UNIQUE (tenant_id, channel_id, user_id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.ticket_entries
    ADD CONSTRAINT ticket_entries_pkey PRIMARY KEY (tenant_id, ticket_id, seq);

ALTER TABLE ONLY public.ticket_files
    ADD CONSTRAINT ticket_files_pkey PRIMARY KEY (tenant_id, ticket_id, entry_seq, place);

ALTER TABLE ONLY public.ticket_links
    ADD CONSTRAINT ticket_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_number_key UNIQUE (tenant_id, number);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_user_id_client_id_key UNIQUE (tenant_id, user_id, client_id);

ALTER TABLE ONLY public.token_revocations
    ADD CONSTRAINT token_revocations_pkey PRIMARY KEY (tenant_id, thread_id);

ALTER TABLE ONLY public.visitor_blocks
    ADD CONSTRAINT visitor_blocks_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_pkey PRIMARY KEY (tenant_id, user_id);

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));

CREATE INDEX agent_devices_device ON public.agent_devices USING btree (tenant_id, device_id);

CREATE INDEX agent_group_members_agent ON public.agent_group_members USING btree (tenant_id, agent_id);

CREATE INDEX agent_sessions_agent ON public.agent_sessions USING btree (tenant_id, agent_id);

CREATE UNIQUE INDEX agents_email ON public.agents USING btree (lower(email));

CREATE INDEX calls_list ON public.calls USING btree (tenant_id, started_at, id);

CREATE INDEX calls_of_agent ON public.calls USING btree (tenant_id, agent_id, started_at, id);

CREATE INDEX calls_of_thread ON public.calls USING btree (tenant_id, thread_id, started_at);

CREATE UNIQUE INDEX calls_one_per_agent ON public.calls USING btree (tenant_id, agent_id) WHERE (status <> 'ended'::text);

CREATE UNIQUE INDEX calls_one_per_thread ON public.calls USING btree (tenant_id, thread_id) WHERE (status <> 'ended'::text);

CREATE INDEX calls_open ON public.calls USING btree (started_at) WHERE (status <> 'ended'::text);

CREATE INDEX canned_replies_agent ON public.canned_replies USING btree (tenant_id, agent_id);

CREATE UNIQUE INDEX entries_client_id ON public.entries USING btree (tenant_id, thread_id, public.entry_key(client_id, flags));

CREATE INDEX files_unsent ON public.files USING btree (created_at) WHERE (client_id IS NULL);

CREATE INDEX files_uploader ON public.files USING btree (tenant_id, uploader, created_at);

CREATE INDEX form_templates_id ON public.form_templates USING btree (id) WHERE is_for_tickets;

CREATE UNIQUE INDEX form_templates_type ON public.form_templates USING btree (tenant_id, type_id);

CREATE INDEX identity_proofs_expired ON public.identity_proofs USING btree (expires_at);

CREATE INDEX knowledge_documents_id ON public.knowledge_documents USING btree (id) WHERE is_published;

CREATE INDEX knowledge_documents_robot ON public.knowledge_documents USING btree (tenant_id, robot_no, language) WHERE is_published;

CREATE INDEX knowledge_feedback_complaints ON public.knowledge_feedback USING btree (tenant_id, given_at) WHERE ((NOT is_useful) AND (NOT is_handled));

CREATE UNIQUE INDEX knowledge_feedback_id ON public.knowledge_feedback USING btree (tenant_id, id);

CREATE INDEX knowledge_rows_embedded_by ON public.knowledge_rows USING btree (embedded_by);

CREATE INDEX knowledge_rows_robot ON public.knowledge_rows USING btree (tenant_id, robot_no, language);

CREATE INDEX knowledge_rows_terms ON public.knowledge_rows USING gin (terms);

CREATE INDEX knowledge_rows_text ON public.knowledge_rows USING gin (text public.gin_trgm_ops) WHERE (place >= 0);

CREATE INDEX knowledge_terms_alike ON public.knowledge_terms USING gin (term public.gin_trgm_ops);

CREATE INDEX left_messages_list ON public.left_messages USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX left_messages_number ON public.left_messages USING btree (tenant_id, number);

CREATE INDEX left_messages_unhandled ON public.left_messages USING btree (tenant_id, created_at, id) WHERE (NOT is_handled);

CREATE INDEX left_messages_visitor ON public.left_messages USING btree (tenant_id, user_id, created_at);

CREATE INDEX queue_waits_group ON public.queue_waits USING btree (tenant_id, group_id, served_at);

CREATE UNIQUE INDEX robot_dialogues_draft ON public.robot_dialogues USING btree (tenant_id, robot_no, id) WHERE (status = 'draft'::text);

CREATE INDEX robot_dialogues_phrases ON public.robot_dialogues USING gin (phrases) WHERE (status = 'published'::text);

CREATE UNIQUE INDEX robot_dialogues_published ON public.robot_dialogues USING btree (tenant_id, robot_no, id) WHERE (status = 'published'::text);

CREATE INDEX sign_in_tries_at ON public.sign_in_tries USING btree (at);

CREATE INDEX threads_check ON public.threads USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE INDEX threads_closed ON public.threads USING btree (tenant_id, owned_since) WHERE ((NOT is_open) AND reached_people);

CREATE INDEX threads_inbox ON public.threads USING btree (tenant_id, owner_kind, owner_id, owned_since) WHERE is_open;

CREATE INDEX threads_queue ON public.threads USING btree (tenant_id, ticket) INCLUDE (group_id) WHERE (is_open AND (owner_kind = 2));

CREATE UNIQUE INDEX ticket_entries_client_id ON public.ticket_entries USING btree (tenant_id, ticket_id, client_id, ((kind = 4)));

CREATE INDEX ticket_links_ticket ON public.ticket_links USING btree (tenant_id, ticket_id);

CREATE INDEX tickets_list ON public.tickets USING btree (tenant_id, updated_at, id);

CREATE INDEX tickets_visitor ON public.tickets USING btree (tenant_id, user_id, created_at);

CREATE INDEX token_revocations_lately ON public.token_revocations USING btree (revoked_at);

CREATE UNIQUE INDEX visitors_verified ON public.visitors USING btree (tenant_id, verified_channel_id, verified_sub) WHERE (verified_sub IS NOT NULL);

CREATE TRIGGER threads_token_revocation AFTER UPDATE OF gen ON public.threads FOR EACH ROW WHEN ((old.gen IS DISTINCT FROM new.gen)) EXECUTE FUNCTION public.keep_token_revocation();

ALTER TABLE ONLY public.agent_devices
    ADD CONSTRAINT agent_devices_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_group_members
    ADD CONSTRAINT agent_group_members_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_group_members
    ADD CONSTRAINT agent_group_members_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES public.agent_groups(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_groups
    ADD CONSTRAINT agent_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.agent_seats
    ADD CONSTRAINT agent_seats_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.call_signals
    ADD CONSTRAINT call_signals_tenant_id_call_id_fkey FOREIGN KEY (tenant_id, call_id) REFERENCES public.calls(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.canned_replies
    ADD CONSTRAINT canned_replies_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.canned_replies
    ADD CONSTRAINT canned_replies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.dialogue_states
    ADD CONSTRAINT dialogue_states_tenant_id_robot_no_dialogue_id_version_fkey FOREIGN KEY (tenant_id, robot_no, dialogue_id, version) REFERENCES public.robot_dialogues(tenant_id, robot_no, id, version);

ALTER TABLE ONLY public.dialogue_states
    ADD CONSTRAINT dialogue_states_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.form_templates
    ADD CONSTRAINT form_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.identity_keys
    ADD CONSTRAINT identity_keys_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identity_proofs
    ADD CONSTRAINT identity_proofs_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_documents
    ADD CONSTRAINT knowledge_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.knowledge_feedback
    ADD CONSTRAINT knowledge_feedback_tenant_id_doc_id_fkey FOREIGN KEY (tenant_id, doc_id) REFERENCES public.knowledge_documents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_feedback
    ADD CONSTRAINT knowledge_feedback_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.visitors(tenant_id, user_id);

ALTER TABLE ONLY public.knowledge_rows
    ADD CONSTRAINT knowledge_rows_tenant_id_doc_id_fkey FOREIGN KEY (tenant_id, doc_id) REFERENCES public.knowledge_documents(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.left_message_files
    ADD CONSTRAINT left_message_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.left_message_files
    ADD CONSTRAINT left_message_files_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES public.left_messages(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.left_messages
    ADD CONSTRAINT left_messages_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id);

ALTER TABLE ONLY public.left_messages
    ADD CONSTRAINT left_messages_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES public.tickets(tenant_id, id);

ALTER TABLE ONLY public.left_messages
    ADD CONSTRAINT left_messages_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.visitors(tenant_id, user_id);

ALTER TABLE ONLY public.mail_counts
    ADD CONSTRAINT mail_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.model_channels
    ADD CONSTRAINT model_channels_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id);

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_tenant_id_thread_id_first_seq_fkey FOREIGN KEY (tenant_id, thread_id, first_seq) REFERENCES public.sessions(tenant_id, thread_id, first_seq);

ALTER TABLE ONLY public.robot_cases
    ADD CONSTRAINT robot_cases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.robot_dialogues
    ADD CONSTRAINT robot_dialogues_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.sensitive_words
    ADD CONSTRAINT sensitive_words_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.visitors(tenant_id, user_id);

ALTER TABLE ONLY public.ticket_entries
    ADD CONSTRAINT ticket_entries_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id);

ALTER TABLE ONLY public.ticket_entries
    ADD CONSTRAINT ticket_entries_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES public.tickets(tenant_id, id);

ALTER TABLE ONLY public.ticket_files
    ADD CONSTRAINT ticket_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.ticket_files
    ADD CONSTRAINT ticket_files_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES public.tickets(tenant_id, id);

ALTER TABLE ONLY public.ticket_links
    ADD CONSTRAINT ticket_links_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES public.tickets(tenant_id, id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES public.agents(tenant_id, id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.visitors(tenant_id, user_id);

ALTER TABLE ONLY public.visitor_blocks
    ADD CONSTRAINT visitor_blocks_tenant_id_agent_id_fkey FOREIGN KEY (tenant_id, agent_id) REFERENCES public.agents(tenant_id, id);

ALTER TABLE ONLY public.visitor_blocks
    ADD CONSTRAINT visitor_blocks_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.visitors(tenant_id, user_id);

ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

-- PostgreSQL database dump complete

